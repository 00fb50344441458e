package events.hub;

import java.util.function.Consumer;

/** A handle for one subscription; every handle is only equal to itself. */
public record Subscription(EventHub hub, String topic, Consumer<? super String> handler) {
    public boolean isActive() {
        return hub.isLive(this);
    }

    /** True if it was active. */
    public boolean cancel() {
        return hub.cancel(this);
    }

    boolean wants(String event) {
        return isActive() && (topic.equals("*") || event.startsWith(topic));
    }

    @Override
    public boolean equals(Object o) {
        return this == o;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return "Subscription(" + topic + ")" + (isActive() ? "" : " cancelled");
    }
}
