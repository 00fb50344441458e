package app.bus;

public interface TopicListener {
    void on(String topic, Object payload);
}
