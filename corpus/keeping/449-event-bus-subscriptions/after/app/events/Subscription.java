package app.events;

import java.util.Comparator;

final class Subscription implements Comparable<Subscription> {
    private static final Comparator<Subscription> ORDER =
            Comparator.<Subscription>comparingInt(s -> s.priority).reversed().thenComparingInt(s -> s.id);

    private final int id;
    private final String pattern;
    private final int priority;
    private final EventHandler handler;
    private boolean active = true;

    Subscription(int id, String pattern, int priority, EventHandler handler) {
        this.id = id;
        this.pattern = pattern;
        this.priority = priority;
        this.handler = handler;
    }

    int id() { return id; }

    boolean matches(String topic) {
        if (pattern.endsWith("*")) {
            return topic.startsWith(pattern.substring(0, pattern.length() - 1));
        }
        return pattern.equals(topic);
    }

    void cancel() { active = false; }
    boolean isActive() { return active; }
    boolean deliver(String topic, Object payload) { return handler.handle(topic, payload); }
    public int compareTo(Subscription other) { return ORDER.compare(this, other); }
}
