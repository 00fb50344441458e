package shop.events;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class OrderEventHub {

    private static final class Subscription {
        final Class<?> type;
        final Consumer<OrderEvent> target;

        Subscription(Class<?> type, Consumer<OrderEvent> target) {
            this.type = type;
            this.target = target;
        }
    }

    private final List<Subscription> subscriptions = new ArrayList<>();

    public <E extends OrderEvent> void on(Class<E> type, Consumer<? super E> consumer) {
        if (type == null || consumer == null) {
            throw new IllegalArgumentException("type and consumer are required");
        }
        subscriptions.add(new Subscription(type, event -> consumer.accept(type.cast(event))));
    }

    public void fire(OrderEvent event) {
        if (event == null) {
            throw new IllegalArgumentException("event is required");
        }
        for (Subscription subscription : new ArrayList<>(subscriptions)) {
            if (subscription.type.isInstance(event)) {
                subscription.target.accept(event);
            }
        }
    }
}
