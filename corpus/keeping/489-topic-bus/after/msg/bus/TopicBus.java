package msg.bus;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

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
                bus.drop(s -> s == this);
            }
        }
    }

    /** Replaced, never written: a publisher goes on with the array it started with. */
    private Subscription[] all = {};

    public Subscription subscribe(String topic, Subscriber subscriber) {
        Objects.requireNonNull(topic);
        Objects.requireNonNull(subscriber);
        Subscription[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = new Subscription(this, topic, subscriber);
        all = more;
        return more[more.length - 1];
    }

    /** Delivers in order of subscription; those cancelled meanwhile are left out. */
    public int publish(String topic, Object message) {
        Objects.requireNonNull(topic);
        int delivered = 0;
        for (Subscription s : all) {
            if (s.active && s.topic.equals(topic)) {
                s.subscriber.receive(topic, message);
                delivered++;
            }
        }
        return delivered;
    }

    public int subscribers(String topic) {
        return (int) Stream.of(all).filter(s -> s.topic.equals(topic)).count();
    }

    public int topics() {
        return (int) Stream.of(all).map(s -> s.topic).distinct().count();
    }

    public void closeTopic(String topic) {
        drop(s -> s.topic.equals(topic));
    }

    private void drop(Predicate<Subscription> which) {
        all = Stream.of(all).filter(s -> {
            boolean going = which.test(s);
            s.active &= !going;
            return !going;
        }).toArray(Subscription[]::new);
    }
}
