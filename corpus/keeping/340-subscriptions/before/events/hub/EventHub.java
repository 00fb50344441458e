package events.hub;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public final class EventHub {
    private final List<Subscription> subscriptions = new ArrayList<>();
    private int delivered;

    public Subscription subscribe(String topic, Consumer<? super String> handler) {
        if (topic == null || handler == null) {
            throw new NullPointerException();
        }
        Subscription subscription = new Subscription(this, topic, handler);
        subscriptions.add(subscription);
        return subscription;
    }

    public boolean cancel(Subscription subscription) {
        if (!subscriptions.remove(subscription)) {
            return false;
        }
        subscription.active = false;
        return true;
    }

    /** Handlers that are cancelled while an event is on its way are left out. */
    public int publish(String event) {
        if (event == null) {
            throw new NullPointerException("event");
        }
        int count = 0;
        for (Subscription subscription : new ArrayList<>(subscriptions)) {
            if (subscription.wants(event)) {
                subscription.handler.accept(event);
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
        List<String> topics = new ArrayList<>();
        for (Subscription subscription : subscriptions) {
            topics.add(subscription.topic());
        }
        return topics;
    }

    public void cancelAll() {
        while (!subscriptions.isEmpty()) {
            subscriptions.get(0).cancel();
        }
    }
}
