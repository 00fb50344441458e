package msg.bus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class TopicBus {

    private final Map<String, List<Handler>> handlers = new HashMap<>();
    private Handler deadLetter;
    private int published;

    public void subscribe(String topic, Handler handler) {
        if (topic == null) {
            throw new NullPointerException("topic");
        }
        if (handler == null) {
            throw new NullPointerException("handler");
        }
        List<Handler> list = handlers.get(topic);
        if (list == null) {
            list = new ArrayList<>();
            handlers.put(topic, list);
        }
        list.add(handler);
    }

    public boolean unsubscribe(String topic, Handler handler) {
        List<Handler> list = handlers.get(topic);
        if (list != null) {
            for (int i = 0; i < list.size(); i++) {
                if (list.get(i) == handler) {
                    list.remove(i);
                    if (list.isEmpty()) {
                        handlers.remove(topic);
                    }
                    return true;
                }
            }
        }
        return false;
    }

    public void deadLetter(Handler handler) {
        this.deadLetter = handler;
    }

    public int publish(String topic, Object message) {
        published++;
        List<Handler> list = handlers.get(topic);
        if (list == null) {
            if (deadLetter != null) {
                deadLetter.handle(topic, message);
            }
            return 0;
        }
        int count = 0;
        for (Handler handler : new ArrayList<>(list)) {
            count++;
            if (handler.handle(topic, message)) {
                break;
            }
        }
        return count;
    }

    public int subscribers(String topic) {
        List<Handler> list = handlers.get(topic);
        return list == null ? 0 : list.size();
    }

    public int published() {
        return published;
    }
}
