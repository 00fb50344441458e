package store.stock;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class StockKeeper {

    private final Map<String, Integer> stock = new TreeMap<>();
    private final Map<String, Integer> reserved = new TreeMap<>();

    public final void receive(String sku, int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
        Integer old = stock.get(sku);
        if (old == null) {
            stock.put(sku, amount);
        } else {
            stock.put(sku, Math.addExact(old, amount));
        }
    }

    public final int available(String sku) {
        Integer have = stock.get(sku);
        if (have == null) {
            return 0;
        }
        Integer held = reserved.get(sku);
        return held == null ? have : have - held;
    }

    /** Reserves line by line; lines before a failing one stay reserved. */
    public final Map<String, Integer> reserve(Map<String, Integer> wanted) {
        Map<String, Integer> missing = new LinkedHashMap<>();
        for (Map.Entry<String, Integer> line : wanted.entrySet()) {
            String sku = line.getKey();
            int amount = line.getValue();
            if (amount < 0) {
                throw new IllegalArgumentException("negative " + sku);
            }
            int free = available(sku);
            if (free < amount) {
                missing.put(sku, amount - free);
            } else if (amount > 0) {
                Integer held = reserved.get(sku);
                reserved.put(sku, held == null ? amount : held + amount);
            }
        }
        return missing;
    }

    public final int release(String sku) {
        if (!reserved.containsKey(sku)) {
            return 0;
        }
        return reserved.remove(sku);
    }

    public final boolean ship(String sku) {
        Integer held = reserved.get(sku);
        if (held == null) {
            return false;
        }
        int rest = stock.get(sku) - held;
        if (rest == 0) {
            stock.remove(sku);
        } else {
            stock.put(sku, rest);
        }
        reserved.remove(sku);
        return true;
    }

    public final String report() {
        return stock + " / " + reserved;
    }
}
