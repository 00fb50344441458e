package jobs.retry;

public interface Pause {
    void millis(long duration);
}
