package stock.level;

import java.util.Map;
import java.util.TreeMap;

public class Stock {
    private final Map<String, Integer> levels = new TreeMap<>();

    public int receive(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("n");
        }
        int level = levels.getOrDefault(sku, 0) + n;
        levels.put(sku, level);
        return level;
    }

    public boolean ship(String sku, int n) {
        int level = levels.getOrDefault(sku, 0);
        if (n <= 0 || n > level) {
            return false;
        }
        if (n == level) {
            levels.remove(sku);
        } else {
            levels.put(sku, level - n);
        }
        return true;
    }

    public String report() {
        return levels.toString();
    }
}
