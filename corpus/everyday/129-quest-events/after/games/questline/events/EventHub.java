package games.questline.events;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Delivers game events to the handlers of exactly their class, in order of subscription. */
public final class EventHub {

    private final Map<Class<?>, List<Consumer<Object>>> handlers = new HashMap<>();
    private int delivered;

    public <E> Subscription subscribe(Class<E> type, Consumer<? super E> handler) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(handler, "handler");
        Consumer<Object> wrapped = event -> handler.accept(type.cast(event));
        handlers.computeIfAbsent(type, t -> new CopyOnWriteArrayList<>()).add(wrapped);
        return () -> unsubscribe(type, wrapped);
    }

    private void unsubscribe(Class<?> type, Consumer<Object> wrapped) {
        handlers.computeIfPresent(type, (t, list) -> {
            list.remove(wrapped);
            return list.isEmpty() ? null : list;
        });
    }

    /** Returns how many handlers received the event. */
    public int publish(Object event) {
        int count = 0;
        for (Consumer<Object> handler : handlers.getOrDefault(event.getClass(), List.of())) {
            handler.accept(event);
            count++;
            delivered++;
        }
        return count;
    }

    public int delivered() {
        return delivered;
    }

    public boolean hasHandlers(Class<?> type) {
        return handlers.containsKey(type);
    }
}
