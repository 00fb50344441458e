package gate.control;

public final class Turnstile {

    private static final int LOCKED = 0;
    private static final int UNLOCKED = 1;
    private static final int SERVICE = 2;

    private final GateListener listener;
    private int state = LOCKED;
    private int coins;
    private int passes;

    public Turnstile(GateListener listener) {
        this.listener = listener;
    }

    public boolean fire(GateEvent event) {
        switch (state) {
            case LOCKED:
                switch (event) {
                    case COIN:
                        coins++;
                        state = UNLOCKED;
                        return true;
                    case PUSH:
                        listener.alarm("push while locked");
                        return false;
                    case SERVICE_KEY:
                        state = SERVICE;
                        return true;
                    default:
                        return false;
                }
            case UNLOCKED:
                switch (event) {
                    case COIN:
                        coins++;
                        return false;
                    case PUSH:
                        state = LOCKED;
                        passes++;
                        listener.passed(passes);
                        return true;
                    case RESET:
                        state = LOCKED;
                        return true;
                    default:
                        listener.alarm("key while unlocked");
                        return false;
                }
            default:
                if (event == null) {
                    throw new NullPointerException("event");
                }
                if (event == GateEvent.RESET || event == GateEvent.SERVICE_KEY) {
                    coins = 0;
                    state = LOCKED;
                    return true;
                }
                return false;
        }
    }

    public String status() {
        String name = "service";
        if (state == LOCKED) {
            name = "locked";
        } else if (state == UNLOCKED) {
            name = "unlocked";
        }
        return name + " coins=" + coins + " passes=" + passes;
    }
}
