package api.bucket;

public interface Clock {
    long millis();
}
