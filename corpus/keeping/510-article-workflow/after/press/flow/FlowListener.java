package press.flow;

public interface FlowListener {
    /** May veto by throwing; nothing has changed yet. */
    void leaving(Status from, Action action);

    void entered(Status to);
}
