package bus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class EventBus {

    private final Map<Class<?>, Channel<?>> channels = new LinkedHashMap<>();
    private int undelivered;

    public <E> void subscribe(Class<E> type, Handler<? super E> handler) {
        Objects.requireNonNull(type);
        Objects.requireNonNull(handler);
        Channel<?> existing = channels.get(type);
        if (existing == null) {
            Channel<E> created = new Channel<>(type);
            created.add(handler);
            channels.put(type, created);
        } else {
            existing.of(type).add(handler);
        }
    }

    public <E> boolean unsubscribe(Class<E> type, Handler<? super E> handler) {
        Channel<?> channel = channels.get(type);
        if (channel == null) {
            return false;
        }
        boolean removed = channel.remove(handler);
        if (channel.isEmpty()) {
            channels.remove(type);
        }
        return removed;
    }

    /** Returns the number of handlers that saw the event. */
    public int publish(Object event) {
        Objects.requireNonNull(event);
        List<Runnable> deliveries = new ArrayList<>();
        channels.values().forEach(channel -> channel.collect(event, deliveries));
        if (deliveries.isEmpty()) {
            undelivered++;
        }
        deliveries.forEach(Runnable::run);
        return deliveries.size();
    }

    public int undelivered() {
        return undelivered;
    }
}
