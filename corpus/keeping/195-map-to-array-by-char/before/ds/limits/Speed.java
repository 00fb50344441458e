package ds.limits;

import java.util.HashMap;
import java.util.Map;

public final class Speed {
    private final Map<Character, Integer> limits = new HashMap<>();

    public Speed() {
        limits.put('A', 130);
        limits.put('B', 100);
        limits.put('C', 50);
    }

    public int limit(char road) {
        Integer l = limits.get(road);
        if (l == null) {
            throw new IllegalArgumentException("road");
        }
        return l;
    }

    public boolean change(char road, int limit) {
        if (!limits.containsKey(road) || limit <= 0) {
            return false;
        }
        limits.put(road, limit);
        return true;
    }
}
