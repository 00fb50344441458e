package app.bus;

public interface Handler {
    void handle(String topic, String payload) throws Exception;
}
