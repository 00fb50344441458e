package msg.bus;

public interface Subscriber {
    void receive(String topic, Object message);
}
