package feed.batch;

public interface Transport {
    /** Sends one message; throws a RuntimeException if the peer cannot be reached. */
    void post(String topic, String payload);
}
