package warehouse;

import java.util.HashMap;
import java.util.Map;

public class StockRoom {

    private final Map<String, Integer> onHand = new HashMap<>();
    private final Map<String, Integer> reserved = new HashMap<>();

    public void receive(String sku, int quantity) {
        requirePositive(quantity);
        onHand.put(sku, onHand.getOrDefault(sku, 0) + quantity);
    }

    public boolean reserve(String sku, int quantity) {
        requirePositive(quantity);
        if (!onHand.containsKey(sku)) {
            return false;
        }
        if (available(sku) < quantity) {
            return false;
        }
        reserved.put(sku, reserved.getOrDefault(sku, 0) + quantity);
        return true;
    }

    public int available(String sku) {
        return onHand.getOrDefault(sku, 0) - reserved.getOrDefault(sku, 0);
    }

    private static void requirePositive(int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
    }
}
