package bus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

@SuppressWarnings({"rawtypes", "unchecked"})
public class EventBus {

    private final Map<Class<?>, List<Handler>> handlers = new LinkedHashMap<>();
    private int undelivered;

    public <E> void subscribe(Class<E> type, Handler<? super E> handler) {
        Objects.requireNonNull(type);
        Objects.requireNonNull(handler);
        List<Handler> list = handlers.get(type);
        if (list == null) {
            list = new ArrayList<>();
            handlers.put(type, list);
        }
        list.add(handler);
    }

    public <E> boolean unsubscribe(Class<E> type, Handler<? super E> handler) {
        List<Handler> list = handlers.get(type);
        if (list == null) {
            return false;
        }
        boolean removed = list.remove(handler);
        if (list.isEmpty()) {
            handlers.remove(type);
        }
        return removed;
    }

    /** Returns the number of handlers that saw the event. */
    public int publish(Object event) {
        Objects.requireNonNull(event);
        List<Handler> receivers = new ArrayList<>();
        for (Map.Entry<Class<?>, List<Handler>> entry : handlers.entrySet()) {
            if (entry.getKey().isInstance(event)) {
                receivers.addAll(entry.getValue());
            }
        }
        if (receivers.isEmpty()) {
            undelivered++;
            return 0;
        }
        for (Handler receiver : receivers) {
            receiver.handle(event);
        }
        return receivers.size();
    }

    public int undelivered() {
        return undelivered;
    }
}
