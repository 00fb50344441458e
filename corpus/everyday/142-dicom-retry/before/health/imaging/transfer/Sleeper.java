package health.imaging.transfer;

public interface Sleeper {
    void sleep(long millis);
}
