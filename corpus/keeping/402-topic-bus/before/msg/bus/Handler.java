package msg.bus;

@FunctionalInterface
public interface Handler {
    /** Returns true when the message needs no further handlers. */
    boolean handle(String topic, Object message);
}
