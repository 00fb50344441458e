package msg.bus;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class TopicBus {

    private final Map<String, List<Handler>> handlers = new HashMap<>();
    private Optional<Handler> deadLetter = Optional.empty();
    private int published;

    public void subscribe(String topic, Handler handler) {
        requireNonNull(topic, "topic");
        requireNonNull(handler, "handler");
        handlers.computeIfAbsent(topic, t -> new ArrayList<>()).add(handler);
    }

    public boolean unsubscribe(String topic, Handler handler) {
        List<Handler> list = handlers.getOrDefault(topic, List.of());
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == handler) {
                list.remove(i);
                handlers.computeIfPresent(topic, (t, rest) -> rest.isEmpty() ? null : rest);
                return true;
            }
        }
        return false;
    }

    public void deadLetter(Handler handler) {
        this.deadLetter = Optional.ofNullable(handler);
    }

    public int publish(String topic, Object message) {
        published++;
        List<Handler> snapshot = List.copyOf(handlers.getOrDefault(topic, List.of()));
        if (snapshot.isEmpty()) {
            deadLetter.ifPresent(handler -> handler.handle(topic, message));
        }
        int count = 0;
        for (Handler handler : snapshot) {
            count++;
            if (handler.handle(topic, message)) {
                return count;
            }
        }
        return count;
    }

    public int subscribers(String topic) {
        return handlers.getOrDefault(topic, List.of()).size();
    }

    public int published() {
        return published;
    }
}
