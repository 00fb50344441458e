package fsm.door;

public class Door {
    public enum State { OPEN, CLOSED, LOCKED }

    private State state = State.CLOSED;
    private int refused;

    public State send(char input) {
        State next = next(state, input);
        if (next == state) {
            refused++;
        }
        state = next;
        return state;
    }

    private static State next(State state, char input) {
        return switch (state) {
            case OPEN -> input == 'c' ? State.CLOSED : state;
            case LOCKED -> input == 'u' ? State.CLOSED : state;
            case CLOSED -> switch (input) {
                case 'o' -> State.OPEN;
                case 'l' -> State.LOCKED;
                default -> state;
            };
        };
    }

    public int refused() {
        return refused;
    }
}
