package games.questline.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** Delivers game events to the handlers of exactly their class, in order of subscription. */
public final class EventHub {

    private final Map<Class<?>, List<Consumer<Object>>> handlers = new HashMap<>();
    private int delivered;

    public <E> Subscription subscribe(Class<E> type, Consumer<? super E> handler) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(handler, "handler");
        Consumer<Object> wrapped = event -> handler.accept(type.cast(event));
        List<Consumer<Object>> list = handlers.get(type);
        if (list == null) {
            list = new ArrayList<>();
            handlers.put(type, list);
        }
        list.add(wrapped);
        return () -> {
            List<Consumer<Object>> current = handlers.get(type);
            if (current != null) {
                current.remove(wrapped);
                if (current.isEmpty()) {
                    handlers.remove(type);
                }
            }
        };
    }

    /** Returns how many handlers received the event. */
    public int publish(Object event) {
        List<Consumer<Object>> list = handlers.get(event.getClass());
        if (list == null) {
            return 0;
        }
        int count = 0;
        for (Consumer<Object> handler : new ArrayList<>(list)) {
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
