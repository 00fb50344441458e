package io.wharfmq.session;

import java.util.ArrayList;
import java.util.List;

/** Life cycle of one client session at the broker. */
public class BrokerSession {

    static final int MAX_REFUSALS = 3;

    private SessionState state = SessionState.NEW;
    private int refusals;
    private final List<String> journal = new ArrayList<>();

    public SessionState handle(SessionEvent event) {
        SessionState next = state.on(event, this);
        if (next != state) {
            journal.add(state + "->" + next);
            state = next;
        }
        return state;
    }

    void clearRefusals() {
        refusals = 0;
    }

    int countRefusal() {
        return ++refusals;
    }

    public SessionState state() {
        return state;
    }

    public int refusals() {
        return refusals;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }
}
