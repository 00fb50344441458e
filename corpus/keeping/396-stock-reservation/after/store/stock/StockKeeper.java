package store.stock;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class StockKeeper {

    private final Map<String, Integer> stock = new TreeMap<>();
    private final Map<String, Integer> reserved = new TreeMap<>();

    public final void receive(String sku, int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
        stock.merge(sku, amount, Math::addExact);
    }

    public final int available(String sku) {
        return stock.getOrDefault(sku, 0) - reserved.getOrDefault(sku, 0);
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
            int lacking = amount - available(sku);
            if (lacking > 0) {
                missing.put(sku, lacking);
            } else if (amount > 0) {
                reserved.merge(sku, amount, Integer::sum);
            }
        }
        return missing;
    }

    public final int release(String sku) {
        return Optional.ofNullable(reserved.remove(sku)).orElse(0);
    }

    public final boolean ship(String sku) {
        Integer held = reserved.remove(sku);
        if (held == null) {
            return false;
        }
        stock.computeIfPresent(sku, (s, have) -> have.equals(held) ? null : Integer.valueOf(have - held));
        return true;
    }

    public final String report() {
        return stock + " / " + reserved;
    }
}
