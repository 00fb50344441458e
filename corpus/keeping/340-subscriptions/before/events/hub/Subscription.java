package events.hub;

import java.util.function.Consumer;

/** A handle for one subscription; every handle is only equal to itself. */
public final class Subscription {
    private final EventHub hub;
    private final String topic;
    final Consumer<? super String> handler;
    boolean active = true;

    Subscription(EventHub hub, String topic, Consumer<? super String> handler) {
        this.hub = hub;
        this.topic = topic;
        this.handler = handler;
    }

    public String topic() {
        return topic;
    }

    public boolean isActive() {
        return active;
    }

    /** True if it was active. */
    public boolean cancel() {
        return hub.cancel(this);
    }

    boolean wants(String event) {
        return active && (topic.equals("*") || event.startsWith(topic));
    }

    @Override
    public String toString() {
        return "Subscription(" + topic + ")" + (active ? "" : " cancelled");
    }
}
