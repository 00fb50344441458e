package app.bus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

public class EventBus {
    private static final int MAX_DEPTH = 5;

    private final Map<String, List<Handler>> handlersByTopic = new LinkedHashMap<>();
    private final List<String> deadLetters = new ArrayList<>();
    private int depth;

    public Subscription subscribe(String topic, Handler handler) {
        Objects.requireNonNull(topic);
        Objects.requireNonNull(handler);
        var key = normalise(topic);
        handlersByTopic.computeIfAbsent(key, k -> new ArrayList<>()).add(handler);
        var active = new boolean[] {true};
        return () -> {
            if (!active[0]) {
                return false;
            }
            active[0] = false;
            return unsubscribe(key, handler);
        };
    }

    private boolean unsubscribe(String key, Handler handler) {
        var handlers = handlersByTopic.getOrDefault(key, List.of());
        for (int i = 0; i < handlers.size(); i++) {
            if (handlers.get(i) != handler) {
                continue;
            }
            handlers.remove(i);
            if (handlers.isEmpty()) {
                handlersByTopic.remove(key);
            }
            return true;
        }
        return false;
    }

    private static String normalise(String topic) {
        return topic.trim().toLowerCase(Locale.ROOT);
    }

    public int publish(String topic, String payload) {
        var key = normalise(topic);
        if (depth >= MAX_DEPTH) {
            throw new IllegalStateException("events nested deeper than " + MAX_DEPTH);
        }
        var handlers = handlersByTopic.get(key);
        if (handlers == null) {
            bury(key, payload);
            return 0;
        }
        depth++;
        try {
            return deliver(new ArrayList<>(handlers), key, payload);
        } finally {
            depth--;
        }
    }

    private int deliver(List<Handler> handlers, String key, String payload) {
        int delivered = 0;
        for (var handler : handlers) {
            try {
                handler.handle(key, payload);
                delivered++;
            } catch (Exception e) {
                bury(key, payload);
            }
        }
        return delivered;
    }

    private void bury(String key, String payload) {
        deadLetters.add(key + ":" + payload);
    }

    public List<String> topics() {
        return new ArrayList<>(handlersByTopic.keySet());
    }

    public List<String> deadLetters() {
        var drained = new ArrayList<>(deadLetters);
        deadLetters.clear();
        return drained;
    }
}
