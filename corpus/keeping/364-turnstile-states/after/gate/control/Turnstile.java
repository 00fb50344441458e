package gate.control;

import java.util.Objects;

public final class Turnstile {

    private enum State {
        LOCKED, UNLOCKED, SERVICE
    }

    private enum Action {
        IGNORE, UNLOCK, KEEP_COIN, PASS, RELOCK, ENTER_SERVICE, LEAVE_SERVICE, PUSH_ALARM, KEY_ALARM
    }

    private final GateListener listener;
    private State state = State.LOCKED;
    private int coins;
    private int passes;

    public Turnstile(GateListener listener) {
        this.listener = listener;
    }

    public boolean fire(GateEvent event) {
        return perform(actionFor(Objects.requireNonNull(event, "event")));
    }

    private Action actionFor(GateEvent event) {
        return switch (state) {
            case LOCKED -> switch (event) {
                case COIN -> Action.UNLOCK;
                case PUSH -> Action.PUSH_ALARM;
                case SERVICE_KEY -> Action.ENTER_SERVICE;
                case RESET -> Action.IGNORE;
            };
            case UNLOCKED -> switch (event) {
                case COIN -> Action.KEEP_COIN;
                case PUSH -> Action.PASS;
                case RESET -> Action.RELOCK;
                case SERVICE_KEY -> Action.KEY_ALARM;
            };
            case SERVICE -> switch (event) {
                case RESET, SERVICE_KEY -> Action.LEAVE_SERVICE;
                case COIN, PUSH -> Action.IGNORE;
            };
        };
    }

    private boolean perform(Action action) {
        switch (action) {
            case UNLOCK -> {
                coins++;
                state = State.UNLOCKED;
            }
            case KEEP_COIN -> coins++;
            case PASS -> {
                state = State.LOCKED;
                listener.passed(++passes);
            }
            case RELOCK -> state = State.LOCKED;
            case ENTER_SERVICE -> state = State.SERVICE;
            case LEAVE_SERVICE -> {
                coins = 0;
                state = State.LOCKED;
            }
            case PUSH_ALARM -> listener.alarm("push while locked");
            case KEY_ALARM -> listener.alarm("key while unlocked");
            case IGNORE -> { }
        }
        return switch (action) {
            case UNLOCK, PASS, RELOCK, ENTER_SERVICE, LEAVE_SERVICE -> true;
            case IGNORE, KEEP_COIN, PUSH_ALARM, KEY_ALARM -> false;
        };
    }

    public String status() {
        String name = switch (state) {
            case LOCKED -> "locked";
            case UNLOCKED -> "unlocked";
            case SERVICE -> "service";
        };
        return name + " coins=" + coins + " passes=" + passes;
    }
}
