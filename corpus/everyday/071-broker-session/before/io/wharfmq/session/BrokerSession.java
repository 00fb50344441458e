package io.wharfmq.session;

import java.util.ArrayList;
import java.util.List;

/** Life cycle of one client session at the broker. */
public class BrokerSession {

    private SessionState state = SessionState.NEW;
    private int refusals;
    private final List<String> journal = new ArrayList<>();

    public SessionState handle(SessionEvent event) {
        SessionState next = state;
        switch (state) {
            case NEW:
                if (event == SessionEvent.OPEN) {
                    next = SessionState.OPENING;
                } else if (event == SessionEvent.CLOSE) {
                    next = SessionState.CLOSED;
                } else {
                    throw illegal(event);
                }
                break;
            case OPENING:
                switch (event) {
                    case ACCEPTED:
                        refusals = 0;
                        next = SessionState.ACTIVE;
                        break;
                    case REFUSED:
                        refusals++;
                        next = refusals >= 3 ? SessionState.CLOSED : SessionState.NEW;
                        break;
                    case CLOSE:
                        next = SessionState.CLOSED;
                        break;
                    default:
                        throw illegal(event);
                }
                break;
            case ACTIVE:
                switch (event) {
                    case HEARTBEAT:
                        break;
                    case DRAIN:
                        next = SessionState.DRAINING;
                        break;
                    case CLOSE:
                        next = SessionState.CLOSED;
                        break;
                    default:
                        throw illegal(event);
                }
                break;
            case DRAINING:
                if (event == SessionEvent.CLOSE) {
                    next = SessionState.CLOSED;
                } else if (event != SessionEvent.HEARTBEAT && event != SessionEvent.DRAIN) {
                    throw illegal(event);
                }
                break;
            case CLOSED:
                return state;
        }
        if (next != state) {
            journal.add(state + "->" + next);
            state = next;
        }
        return state;
    }

    private IllegalStateException illegal(SessionEvent event) {
        return new IllegalStateException(event + " in " + state);
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
