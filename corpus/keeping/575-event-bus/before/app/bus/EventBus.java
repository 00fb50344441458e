package app.bus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

public class EventBus {
    private final Map<String, List<Handler>> map = new LinkedHashMap<String, List<Handler>>();
    private final List<String> dead = new ArrayList<String>();
    private int depth = 0;

    public Subscription subscribe(String topic, final Handler handler) {
        if (topic == null || handler == null) {
            throw new NullPointerException();
        }
        final String t = topic.trim().toLowerCase(Locale.ROOT);
        List<Handler> list = map.get(t);
        if (list == null) {
            list = new ArrayList<Handler>();
            map.put(t, list);
        }
        list.add(handler);
        return new Subscription() {
            private boolean done = false;

            @Override
            public boolean cancel() {
                if (done) {
                    return false;
                }
                done = true;
                List<Handler> l = map.get(t);
                if (l == null) {
                    return false;
                }
                for (int i = 0; i < l.size(); i++) {
                    if (l.get(i) == handler) {
                        l.remove(i);
                        if (l.size() == 0) {
                            map.remove(t);
                        }
                        return true;
                    }
                }
                return false;
            }
        };
    }

    public int publish(String topic, String payload) {
        if (topic == null) {
            throw new NullPointerException();
        }
        String t = topic.trim().toLowerCase(Locale.ROOT);
        if (depth >= 5) {
            throw new IllegalStateException("events nested too deeply");
        }
        int ok = 0;
        if (map.containsKey(t)) {
            List<Handler> copy = new ArrayList<Handler>();
            copy.addAll(map.get(t));
            depth++;
            try {
                for (int i = 0; i < copy.size(); i++) {
                    Handler h = copy.get(i);
                    try {
                        h.handle(t, payload);
                        ok++;
                    } catch (Exception e) {
                        dead.add(t + ":" + payload);
                    }
                }
            } finally {
                depth--;
            }
        } else {
            dead.add(t + ":" + payload);
        }
        return ok;
    }

    public List<String> topics() {
        return new ArrayList<String>(map.keySet());
    }

    public List<String> deadLetters() {
        List<String> copy = new ArrayList<String>(dead);
        dead.clear();
        return copy;
    }
}
