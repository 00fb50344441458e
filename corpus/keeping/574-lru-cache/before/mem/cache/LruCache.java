package mem.cache;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class LruCache {
    private int cap;
    private Loader loader;
    private EvictionListener listener;
    private Map<String, String> data = new HashMap<String, String>();
    private List<String> order = new ArrayList<String>();
    private int hits = 0;
    private int misses = 0;

    public LruCache(int capacity, Loader loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.cap = capacity;
        this.loader = loader;
    }

    public void setListener(EvictionListener listener) {
        this.listener = listener;
    }

    public String get(String key) {
        String result = null;
        if (key != null) {
            if (data.containsKey(key)) {
                hits++;
                order.remove(key);
                order.add(key);
                result = data.get(key);
            } else {
                misses++;
                if (loader != null) {
                    String v = loader.load(key);
                    if (v != null) {
                        put(key, v);
                        result = v;
                    }
                }
            }
        } else {
            throw new IllegalArgumentException("key");
        }
        return result;
    }

    public void put(String key, String value) {
        if (key == null || value == null) {
            throw new IllegalArgumentException("key and value");
        }
        if (data.containsKey(key)) {
            data.put(key, value);
            order.remove(key);
            order.add(key);
        } else {
            data.put(key, value);
            order.add(key);
            while (order.size() > cap) {
                String oldest = order.remove(0);
                String old = data.remove(oldest);
                if (listener != null) {
                    listener.evicted(oldest, old);
                }
            }
        }
    }

    public boolean invalidate(String key) {
        if (data.containsKey(key)) {
            data.remove(key);
            order.remove(key);
            return true;
        }
        return false;
    }

    public List<String> keys() {
        List<String> copy = new ArrayList<String>();
        for (int i = 0; i < order.size(); i++) {
            copy.add(order.get(i));
        }
        return copy;
    }

    public String stats() {
        int all = hits + misses;
        if (all == 0) {
            return "unused";
        }
        return hits + "/" + all;
    }
}
