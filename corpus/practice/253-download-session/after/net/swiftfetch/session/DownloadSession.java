package net.swiftfetch.session;

/** The progress of one resumable download. */
public class DownloadSession {

    public enum State { NEW, RUNNING, PAUSED, CANCELLED }

    private State state = State.NEW;
    private long offset;
    private long savedOffset;
    private int checkpoints;

    public void received(long bytes) {
        if (state != State.RUNNING) {
            throw new IllegalStateException("not running: " + state);
        }
        offset += bytes;
    }

    public void signal(Signal signal) {
        if (state == State.CANCELLED) {
            return;
        }
        switch (signal) {
            case START, RESUME -> run();
            case PAUSE -> state = State.PAUSED;
            case CHECKPOINT -> saveOffset();
            case CANCEL -> cancel();
            default -> throw new IllegalArgumentException("signal " + signal);
        }
    }

    private void run() {
        offset = savedOffset;
        state = State.RUNNING;
    }

    private void saveOffset() {
        if (offset > savedOffset) {
            savedOffset = offset;
            checkpoints++;
        }
    }

    private void cancel() {
        state = State.CANCELLED;
        offset = 0;
        savedOffset = 0;
    }

    public State state() {
        return state;
    }

    public long offset() {
        return offset;
    }

    public int checkpoints() {
        return checkpoints;
    }
}
