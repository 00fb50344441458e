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
            deduct(position.getKey(), position.getValue());
        }
        issued++;
    }

    private void deduct(String article, Integer quantity) {
        Integer inStock = stock.get(article);
        if (inStock == null) {
            throw new IllegalArgumentException("unknown article " + article);
        }
        if (inStock < quantity) {
            throw new IllegalStateException("short of " + article);
        }
        stock.put(article, inStock - quantity);
    }

    public int inStock(String article) {
        return stock.getOrDefault(article, 0);
    }

    public int issued() {
        return issued;
    }
}
