package api.limits;

public interface TimeSource {
    long nowMillis();
}
