package trade.stock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class Warehouse {
    private final Map<String, Integer> quantities = new LinkedHashMap<>();
    private final Map<String, Long> cents = new HashMap<>();
    private final Map<String, String> shelves = new HashMap<>();

    /** Later deliveries set the price anew and keep the shelf. */
    public void receive(String article, int quantity, long unitCents) {
        Objects.requireNonNull(article, "article");
        if (quantity <= 0 || unitCents < 0) {
            throw new IllegalArgumentException("quantity or price");
        }
        if (quantities.containsKey(article)) {
            quantities.put(article, Math.addExact(quantities.get(article), quantity));
        } else {
            quantities.put(article, quantity);
        }
        cents.put(article, unitCents);
    }

    /** Takes as many as there are, at most the wanted number. */
    public int ship(String article, int wanted) {
        if (!quantities.containsKey(article) || wanted <= 0) {
            return 0;
        }
        int there = quantities.get(article);
        int taken = Math.min(there, wanted);
        if (taken == there) {
            quantities.remove(article);
            cents.remove(article);
            shelves.remove(article);
        } else {
            quantities.put(article, there - taken);
        }
        return taken;
    }

    public void shelve(String article, String shelf) {
        if (!quantities.containsKey(article)) {
            throw new IllegalStateException("unknown article");
        }
        shelves.put(article, shelf);
    }

    public String shelfOf(String article) {
        return shelves.get(article);
    }

    public int quantity(String article) {
        return quantities.containsKey(article) ? quantities.get(article) : 0;
    }

    public long value() {
        long sum = 0;
        for (String article : quantities.keySet()) {
            sum = Math.addExact(sum, Math.multiplyExact(cents.get(article), (long) quantities.get(article)));
        }
        return sum;
    }

    /** In the order of first delivery. */
    public List<String> scarce(int threshold) {
        List<String> result = new ArrayList<>();
        for (Map.Entry<String, Integer> e : quantities.entrySet()) {
            if (e.getValue() < threshold) {
                result.add(e.getKey());
            }
        }
        return result;
    }

    public String describe(String article) {
        if (!quantities.containsKey(article)) {
            return "none";
        }
        return quantities.get(article) + " x " + cents.get(article) + " @ " + shelves.get(article);
    }
}
