package security;

public class CodeLock {

    private static final int LIMIT = 3;

    private enum Mode { LOCKED, OPEN, BLOCKED }

    private final String code;
    private Mode mode = Mode.LOCKED;
    private int failures;

    public CodeLock(String code) {
        if (code == null || code.isEmpty()) {
            throw new IllegalArgumentException("code");
        }
        this.code = code;
    }

    public boolean enter(String attempt) {
        if (mode == Mode.BLOCKED) {
            return false;
        }
        if (mode == Mode.OPEN) {
            return true;
        }
        if (code.equals(attempt)) {
            failures = 0;
            mode = Mode.OPEN;
            return true;
        }
        failures++;
        if (failures >= LIMIT) {
            failures = 0;
            mode = Mode.BLOCKED;
        }
        return false;
    }

    public void close() {
        if (mode == Mode.OPEN) {
            mode = Mode.LOCKED;
        }
    }

    public void unblock() {
        if (mode == Mode.BLOCKED) {
            mode = Mode.LOCKED;
        }
    }

    public boolean isBlocked() {
        return mode == Mode.BLOCKED;
    }
}
