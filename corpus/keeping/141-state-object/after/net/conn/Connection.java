package net.conn;

public class Connection {
    private static final class State {
        boolean open;
        boolean broken;
        int sent;

        void fail() {
            broken = true;
            open = false;
        }

        String describe() {
            if (broken) {
                return "broken";
            }
            return open ? "open:" + sent : "closed";
        }
    }

    private final State state = new State();

    public boolean connect() {
        if (state.open || state.broken) {
            return false;
        }
        state.open = true;
        state.sent = 0;
        return true;
    }

    public int send(String data) {
        if (!state.open) {
            throw new IllegalStateException("not connected");
        }
        if (data.isEmpty()) {
            state.fail();
            return -1;
        }
        state.sent += data.length();
        return state.sent;
    }

    public void close() {
        state.open = false;
    }

    public String status() {
        return state.describe();
    }
}
