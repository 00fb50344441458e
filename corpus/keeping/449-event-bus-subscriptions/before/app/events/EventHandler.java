package app.events;

public interface EventHandler {
    boolean handle(String topic, Object payload);
}
