package depot;

import java.util.Map;
import java.util.TreeMap;

public class Depot {

    private final Map<String, Integer> stock = new TreeMap<>();
    private int issued;

    public void store(String article, int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        stock.merge(article, quantity, Integer::sum);
    }

    /** Issues all positions or none of them. */
    public void issue(Map<String, Integer> positions) {
        for (Map.Entry<String, Integer> position : positions.entrySet()) {
            Integer inStock = stock.get(position.getKey());
            if (inStock == null) {
                throw new IllegalArgumentException("unknown article " + position.getKey());
            }
            if (inStock < position.getValue()) {
                throw new IllegalStateException("short of " + position.getKey());
            }
        }
        for (Map.Entry<String, Integer> position : positions.entrySet()) {
            stock.put(position.getKey(), stock.get(position.getKey()) - position.getValue());
        }
        issued++;
    }

    public int inStock(String article) {
        return stock.getOrDefault(article, 0);
    }

    public int issued() {
        return issued;
    }
}
