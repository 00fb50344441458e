package tv.streambox.player;

/** Tracks what the player does; the engine reports stalls and full buffers. */
public final class PlayerController {

    private PlayerState state = PlayerState.STOPPED;
    private PlayerState resumeState = PlayerState.PLAYING;
    private long position;

    public PlayerState state() {
        return state;
    }

    public long position() {
        return position;
    }

    public void play() {
        if (state == PlayerState.BUFFERING) {
            resumeState = PlayerState.PLAYING;
        } else {
            state = PlayerState.PLAYING;
        }
    }

    public void pause() {
        if (state == PlayerState.PLAYING) {
            state = PlayerState.PAUSED;
        } else if (state == PlayerState.BUFFERING) {
            resumeState = PlayerState.PAUSED;
        }
    }

    public void stop() {
        state = PlayerState.STOPPED;
        position = 0;
    }

    public void seek(long target) {
        if (state == PlayerState.STOPPED) {
            throw new IllegalStateException("nothing to seek in");
        }
        position = Math.max(0, target);
        if (state != PlayerState.BUFFERING) {
            resumeState = state;
        }
        state = PlayerState.BUFFERING;
    }

    public void onStall(long at) {
        if (state == PlayerState.PLAYING) {
            position = at;
            resumeState = PlayerState.PLAYING;
            state = PlayerState.BUFFERING;
        }
    }

    public void onBufferFull() {
        if (state == PlayerState.BUFFERING) {
            state = resumeState;
        }
    }
}
