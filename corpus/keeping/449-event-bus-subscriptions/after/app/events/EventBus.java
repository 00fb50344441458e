package app.events;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;

public final class EventBus {
    private static final int MAX_DEPTH = 3;

    private final TreeSet<Subscription> subscriptions = new TreeSet<>();
    private int lastId;
    private int depth;
    private int delivered;

    public int subscribe(String pattern, int priority, EventHandler handler) {
        Objects.requireNonNull(pattern, "pattern");
        Objects.requireNonNull(handler, "handler");
        Subscription subscription = new Subscription(++lastId, pattern, priority, handler);
        subscriptions.add(subscription);
        return subscription.id();
    }

    public boolean unsubscribe(int id) {
        for (Subscription subscription : subscriptions) {
            if (subscription.id() == id) {
                subscription.cancel();
                return subscriptions.remove(subscription);
            }
        }
        return false;
    }

    public int publish(String topic, Object payload) {
        if (topic.isEmpty()) {
            throw new IllegalArgumentException("empty topic");
        }
        if (depth >= MAX_DEPTH) {
            throw new IllegalStateException("publishing in circles");
        }
        List<Subscription> matching = subscriptions.stream()
                .filter(s -> s.matches(topic))
                .collect(Collectors.toList());
        depth++;
        try {
            return dispatch(matching, topic, payload);
        } finally {
            depth--;
        }
    }

    private int dispatch(List<Subscription> matching, String topic, Object payload) {
        int count = 0;
        for (Subscription subscription : matching) {
            if (subscription.isActive()) {
                count++;
                delivered++;
                if (subscription.deliver(topic, payload)) {
                    break;
                }
            }
        }
        return count;
    }

    public int subscriberCount() { return subscriptions.size(); }
    public int delivered() { return delivered; }

    public void clear() {
        subscriptions.forEach(Subscription::cancel);
        subscriptions.clear();
    }
}
