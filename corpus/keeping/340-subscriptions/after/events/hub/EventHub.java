package events.hub;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

public final class EventHub {
    private final Set<Subscription> live = new LinkedHashSet<>();
    private int delivered;

    public Subscription subscribe(String topic, Consumer<? super String> handler) {
        Subscription subscription = new Subscription(
                this, Objects.requireNonNull(topic, "topic"), Objects.requireNonNull(handler, "handler"));
        live.add(subscription);
        return subscription;
    }

    public boolean cancel(Subscription subscription) {
        return live.remove(subscription);
    }

    boolean isLive(Subscription subscription) {
        return live.contains(subscription);
    }

    /** Handlers that are cancelled while an event is on its way are left out. */
    public int publish(String event) {
        Objects.requireNonNull(event, "event");
        int count = 0;
        for (Subscription subscription : List.copyOf(live)) {
            if (subscription.wants(event)) {
                subscription.handler().accept(event);
                count++;
                delivered++;
            }
        }
        return count;
    }

    public int delivered() {
        return delivered;
    }

    public List<String> topics() {
        return live.stream().map(Subscription::topic).collect(Collectors.toCollection(ArrayList::new));
    }

    public void cancelAll() {
        live.clear();
    }
}
