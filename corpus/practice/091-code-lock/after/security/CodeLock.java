package security;

public class CodeLock {

    private static final LockState LOCKED = new LockedState();
    private static final LockState OPEN = new OpenState();
    private static final LockState BLOCKED = new BlockedState();

    private final String code;
    private LockState state = LOCKED;

    public CodeLock(String code) {
        if (code == null || code.isEmpty()) {
            throw new IllegalArgumentException("code");
        }
        this.code = code;
    }

    public boolean enter(String attempt) {
        return state.enter(this, attempt);
    }

    public void close() {
        if (state == OPEN) {
            state = LOCKED;
        }
    }

    public void unblock() {
        if (state == BLOCKED) {
            state = LOCKED;
        }
    }

    public boolean isBlocked() {
        return state == BLOCKED;
    }

    private interface LockState {
        boolean enter(CodeLock lock, String attempt);
    }

    private static final class LockedState implements LockState {
        private static final int LIMIT = 3;
        private int failures;

        @Override
        public boolean enter(CodeLock lock, String attempt) {
            if (lock.code.equals(attempt)) {
                failures = 0;
                lock.state = OPEN;
                return true;
            }
            failures++;
            if (failures >= LIMIT) {
                failures = 0;
                lock.state = BLOCKED;
            }
            return false;
        }
    }

    private static final class OpenState implements LockState {
        @Override
        public boolean enter(CodeLock lock, String attempt) {
            return true;
        }
    }

    private static final class BlockedState implements LockState {
        @Override
        public boolean enter(CodeLock lock, String attempt) {
            return false;
        }
    }
}
