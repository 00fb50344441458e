package fsm.door;

public class Door {
    public enum State { OPEN, CLOSED, LOCKED }

    private State state = State.CLOSED;
    private int refused;

    public State send(char input) {
        switch (state) {
            case OPEN:
                if (input == 'c') {
                    state = State.CLOSED;
                } else {
                    refused++;
                }
                break;
            case CLOSED:
                if (input == 'o') {
                    state = State.OPEN;
                } else if (input == 'l') {
                    state = State.LOCKED;
                } else {
                    refused++;
                }
                break;
            case LOCKED:
                if (input == 'u') {
                    state = State.CLOSED;
                } else {
                    refused++;
                }
                break;
        }
        return state;
    }

    public int refused() {
        return refused;
    }
}
