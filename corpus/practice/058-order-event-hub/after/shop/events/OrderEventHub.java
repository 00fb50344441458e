package shop.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class OrderEventHub {

    private final Map<Class<?>, List<Consumer<OrderEvent>>> consumersByType = new HashMap<>();

    public <E extends OrderEvent> void on(Class<E> type, Consumer<? super E> consumer) {
        if (type == null || consumer == null) {
            throw new IllegalArgumentException("type and consumer are required");
        }
        consumersByType.computeIfAbsent(type, key -> new ArrayList<>())
                .add(event -> consumer.accept(type.cast(event)));
    }

    public void fire(OrderEvent event) {
        if (event == null) {
            throw new IllegalArgumentException("event is required");
        }
        List<Consumer<OrderEvent>> consumers = consumersByType.getOrDefault(event.getClass(), List.of());
        for (Consumer<OrderEvent> consumer : new ArrayList<>(consumers)) {
            consumer.accept(event);
        }
    }
}
