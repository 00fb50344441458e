package msg.bus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class TopicBus {
    /** Handed out by subscribe. */
    public static final class Subscription {
        private final TopicBus bus;
        private final String topic;
        private final Subscriber subscriber;
        private boolean active = true;

        private Subscription(TopicBus bus, String topic, Subscriber subscriber) {
            this.bus = bus;
            this.topic = topic;
            this.subscriber = subscriber;
        }

        public boolean isActive() {
            return active;
        }

        public void cancel() {
            if (active) {
                active = false;
                List<Subscription> list = bus.byTopic.get(topic);
                list.remove(this);
                if (list.isEmpty()) {
                    bus.byTopic.remove(topic);
                }
            }
        }
    }

    private final Map<String, List<Subscription>> byTopic = new HashMap<>();

    public Subscription subscribe(String topic, Subscriber subscriber) {
        Objects.requireNonNull(topic);
        Objects.requireNonNull(subscriber);
        Subscription s = new Subscription(this, topic, subscriber);
        byTopic.computeIfAbsent(topic, t -> new ArrayList<>()).add(s);
        return s;
    }

    /** Delivers in order of subscription; those cancelled meanwhile are left out. */
    public int publish(String topic, Object message) {
        Objects.requireNonNull(topic);
        List<Subscription> list = byTopic.get(topic);
        if (list == null) {
            return 0;
        }
        int delivered = 0;
        for (Subscription s : new ArrayList<>(list)) {
            if (s.active) {
                s.subscriber.receive(topic, message);
                delivered++;
            }
        }
        return delivered;
    }

    public int subscribers(String topic) {
        List<Subscription> list = byTopic.get(topic);
        return list == null ? 0 : list.size();
    }

    public int topics() {
        return byTopic.size();
    }

    public void closeTopic(String topic) {
        List<Subscription> list = byTopic.remove(topic);
        if (list != null) {
            for (Subscription s : list) {
                s.active = false;
            }
        }
    }
}
