package fin.feeds;

public interface Backoff {
    void pause(int attempt);
}
