package orders.flow;

public class OrderLifecycle {

    public enum State { NEW, PAID, PACKED, SHIPPED, CANCELLED }

    public enum Action { PAY, PACK, SHIP, CANCEL }

    private State state = State.NEW;

    public State fire(Action action) {
        State next = null;
        switch (state) {
            case NEW:
                if (action == Action.PAY) {
                    next = State.PAID;
                } else if (action == Action.CANCEL) {
                    next = State.CANCELLED;
                }
                break;
            case PAID:
                if (action == Action.PACK) {
                    next = State.PACKED;
                } else if (action == Action.CANCEL) {
                    next = State.CANCELLED;
                }
                break;
            case PACKED:
                if (action == Action.SHIP) {
                    next = State.SHIPPED;
                }
                break;
            default:
                break;
        }
        if (next == null) {
            throw new IllegalStateException(action + " in " + state);
        }
        state = next;
        return state;
    }

    public State state() {
        return state;
    }
}
