package bus;

import java.util.ArrayList;
import java.util.List;

/** The handlers of one event type, in order of subscription. */
final class Channel<E> {

    private final Class<E> type;
    private final List<Handler<? super E>> handlers = new ArrayList<>();

    Channel(Class<E> type) {
        this.type = type;
    }

    @SuppressWarnings("unchecked")
    <T> Channel<T> of(Class<T> wanted) {
        if (wanted != type) {
            throw new AssertionError(wanted);
        }
        return (Channel<T>) this;
    }

    void add(Handler<? super E> handler) {
        handlers.add(handler);
    }

    boolean remove(Handler<?> handler) {
        return handlers.remove(handler);
    }

    boolean isEmpty() {
        return handlers.isEmpty();
    }

    void collect(Object event, List<Runnable> deliveries) {
        if (type.isInstance(event)) {
            E typed = type.cast(event);
            for (Handler<? super E> handler : handlers) {
                deliveries.add(() -> handler.handle(typed));
            }
        }
    }
}
