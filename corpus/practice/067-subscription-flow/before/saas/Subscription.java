package saas;

public class Subscription {

    public enum State { TRIAL, ACTIVE, GRACE, SUSPENDED, ENDED }

    public enum Event { PAYMENT_OK, PAYMENT_FAILED, CHARGEBACK, RESUME, CANCEL }

    private static final int MAX_FAILURES = 3;

    private State state = State.TRIAL;
    private int failures;
    private boolean flagged;

    public void handle(Event event) {
        if (state == State.ENDED) {
            throw new IllegalStateException("subscription has ended");
        }
        switch (event) {
            case PAYMENT_OK:
                failures = 0;
                if (state != State.SUSPENDED) {
                    state = State.ACTIVE;
                }
                break;
            case PAYMENT_FAILED:
                failures++;
                if (failures < MAX_FAILURES) {
                    state = State.GRACE;
                    break;
                }
            case CHARGEBACK:
                flagged = true;
                state = State.SUSPENDED;
                break;
            case RESUME:
                if (state == State.SUSPENDED) {
                    failures = 0;
                    state = State.ACTIVE;
                }
                break;
            case CANCEL:
                state = State.ENDED;
                break;
        }
    }

    public State state() {
        return state;
    }

    public boolean isFlagged() {
        return flagged;
    }
}
