package games.hollowlight.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Delivers scene events to listeners in the order of their subscription. */
public class SceneEventBus {

    private final Map<String, List<SceneListener>> listeners = new HashMap<>();

    public Subscription subscribe(String topic, SceneListener listener) {
        List<SceneListener> list = listeners.get(topic);
        if (list == null) {
            list = new ArrayList<>();
            listeners.put(topic, list);
        }
        list.add(listener);
        List<SceneListener> owner = list;
        return () -> owner.remove(listener);
    }

    /** Subscribes for the next event only. */
    public Subscription once(String topic, SceneListener listener) {
        Subscription[] self = new Subscription[1];
        self[0] = subscribe(topic, (t, payload) -> {
            self[0].cancel();
            listener.onEvent(t, payload);
        });
        return self[0];
    }

    /** Returns how many listeners were notified. */
    public int publish(String topic, Object payload) {
        List<SceneListener> list = listeners.get(topic);
        if (list == null) {
            return 0;
        }
        List<SceneListener> current = new ArrayList<>(list);
        for (SceneListener listener : current) {
            listener.onEvent(topic, payload);
        }
        return current.size();
    }

    public int subscriberCount(String topic) {
        List<SceneListener> list = listeners.get(topic);
        return list == null ? 0 : list.size();
    }
}
