package orders.flow;

import java.util.HashMap;
import java.util.Map;

public class OrderLifecycle {

    public enum State { NEW, PAID, PACKED, SHIPPED, CANCELLED }

    public enum Action { PAY, PACK, SHIP, CANCEL }

    private record Step(State from, Action action) {
    }

    private static final Map<Step, State> TRANSITIONS = new HashMap<>();

    static {
        TRANSITIONS.put(new Step(State.NEW, Action.PAY), State.PAID);
        TRANSITIONS.put(new Step(State.NEW, Action.CANCEL), State.CANCELLED);
        TRANSITIONS.put(new Step(State.PAID, Action.PACK), State.PACKED);
        TRANSITIONS.put(new Step(State.PACKED, Action.SHIP), State.SHIPPED);
    }

    private State state = State.NEW;

    public State fire(Action action) {
        State next = TRANSITIONS.get(new Step(state, action));
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
