package cache.small;

import java.util.LinkedHashMap;
import java.util.Map;

public class SmallCache {
    @FunctionalInterface
    private interface Policy {
        boolean full(int size);
    }

    private final Map<String, Integer> map = new LinkedHashMap<>();
    private final Policy policy;

    public SmallCache(int capacity) {
        int limit = Math.max(1, capacity);
        this.policy = size -> size > limit;
    }

    public void put(String key, int value) {
        map.remove(key);
        map.put(key, value);
        evict();
    }

    private void evict() {
        while (policy.full(map.size())) {
            String eldest = map.keySet().iterator().next();
            map.remove(eldest);
        }
    }

    public Integer get(String key) {
        return map.get(key);
    }

    @Override
    public String toString() {
        return map.toString();
    }
}
