package cache.small;

import java.util.LinkedHashMap;
import java.util.Map;

public class SmallCache {
    private final Map<String, Integer> map = new LinkedHashMap<>();
    private final int capacity;

    public SmallCache(int capacity) {
        this.capacity = Math.max(1, capacity);
    }

    public void put(String key, int value) {
        map.remove(key);
        map.put(key, value);
        while (map.size() > capacity) {
            map.remove(map.keySet().iterator().next());
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
