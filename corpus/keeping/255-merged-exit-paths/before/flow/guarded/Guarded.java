package flow.guarded;

public class Guarded {
    public interface Gate {
        void enter();

        void exit(int value);
    }

    private final Gate gate;
    private int value;

    public Guarded(Gate gate) {
        this.gate = gate;
    }

    public int bump(int by) {
        gate.enter();
        if (by <= 0) {
            gate.exit(value);
            return -1;
        }
        if (value > 1000) {
            value = 0;
            gate.exit(value);
            return 0;
        }
        value += by;
        gate.exit(value);
        return value;
    }

    public int value() {
        return value;
    }
}
