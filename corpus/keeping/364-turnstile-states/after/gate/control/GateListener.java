package gate.control;

public interface GateListener {
    void passed(int total);

    void alarm(String reason);
}
