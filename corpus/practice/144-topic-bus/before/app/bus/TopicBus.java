package app.bus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class TopicBus {
    private final Map<String, List<TopicListener>> byTopic = new HashMap<>();
    private final List<TopicListener> everything = new ArrayList<>();
    private int published;

    public void subscribe(String topic, TopicListener listener) {
        Objects.requireNonNull(listener);
        if (topic == null) {
            everything.add(listener);
        } else {
            byTopic.computeIfAbsent(topic, t -> new ArrayList<>()).add(listener);
        }
    }

    public boolean unsubscribe(String topic, TopicListener listener) {
        List<TopicListener> listeners = topic == null ? everything : byTopic.get(topic);
        return listeners != null && listeners.remove(listener);
    }

    /** Calls the listeners of the topic, then those of all topics; returns how many there were. */
    public int publish(String topic, Object payload) {
        Objects.requireNonNull(topic);
        List<TopicListener> receivers = new ArrayList<>();
        if (byTopic.containsKey(topic)) {
            receivers.addAll(byTopic.get(topic));
        }
        receivers.addAll(everything);
        published++;
        for (TopicListener receiver : receivers) {
            receiver.on(topic, payload);
        }
        return receivers.size();
    }

    public int published() {
        return published;
    }
}
