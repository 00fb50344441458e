package stock.level;

import java.util.Map;
import java.util.TreeMap;

final class Levels {
    private final Map<String, Integer> map = new TreeMap<>();

    int of(String sku) {
        return map.getOrDefault(sku, 0);
    }

    int add(String sku, int n) {
        int level = of(sku) + n;
        map.put(sku, level);
        return level;
    }

    void take(String sku, int n) {
        int left = of(sku) - n;
        if (left == 0) {
            map.remove(sku);
        } else {
            map.put(sku, left);
        }
    }

    @Override
    public String toString() {
        return map.toString();
    }
}
