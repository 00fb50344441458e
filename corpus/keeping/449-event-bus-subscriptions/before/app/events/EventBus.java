package app.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class EventBus {
    private final Map<Integer, Object[]> subscriptions = new HashMap<>();
    private int nextId = 1;
    private int depth;
    private int delivered;

    public int subscribe(String pattern, int priority, EventHandler handler) {
        if (pattern == null || handler == null) {
            throw new NullPointerException();
        }
        int id = nextId++;
        subscriptions.put(id, new Object[] {id, pattern, priority, handler});
        return id;
    }

    public boolean unsubscribe(int id) { return subscriptions.remove(id) != null; }

    public int publish(String topic, Object payload) {
        if (topic.isEmpty()) {
            throw new IllegalArgumentException("topic");
        }
        if (depth >= 3) {
            throw new IllegalStateException("publishing in circles");
        }
        List<Object[]> matching = new ArrayList<>();
        for (Object[] s : subscriptions.values()) {
            String pattern = (String) s[1];
            boolean match;
            if (pattern.endsWith("*")) {
                match = topic.startsWith(pattern.substring(0, pattern.length() - 1));
            } else {
                match = pattern.equals(topic);
            }
            if (match) {
                matching.add(s);
            }
        }
        matching.sort((a, b) -> {
            int p = Integer.compare((Integer) b[2], (Integer) a[2]);
            return p != 0 ? p : Integer.compare((Integer) a[0], (Integer) b[0]);
        });
        depth++;
        int count = 0;
        try {
            for (Object[] s : matching) {
                if (!subscriptions.containsKey(s[0])) {
                    continue;
                }
                count++;
                delivered++;
                if (((EventHandler) s[3]).handle(topic, payload)) {
                    break;
                }
            }
        } finally {
            depth--;
        }
        return count;
    }

    public int subscriberCount() { return subscriptions.size(); }
    public int delivered() { return delivered; }
    public void clear() { subscriptions.clear(); }
}
