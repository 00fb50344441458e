package warehouse;

import java.util.HashMap;
import java.util.Map;

public class StockRoom {

    private final Map<String, Integer> onHand = new HashMap<>();
    private final Map<String, Integer> reserved = new HashMap<>();

    public void receive(String sku, int quantity) {
        if (quantity > 0) {
            onHand.put(sku, onHand.getOrDefault(sku, 0) + quantity);
        } else {
            throw new IllegalArgumentException("quantity " + quantity);
        }
    }

    public boolean reserve(String sku, int quantity) {
        boolean done = false;
        if (quantity > 0) {
            if (onHand.containsKey(sku)) {
                if (available(sku) >= quantity) {
                    reserved.put(sku, reserved.getOrDefault(sku, 0) + quantity);
                    done = true;
                }
            }
        } else {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        return done;
    }

    public int available(String sku) {
        int result;
        if (onHand.containsKey(sku)) {
            if (reserved.containsKey(sku)) {
                result = onHand.get(sku) - reserved.get(sku);
            } else {
                result = onHand.get(sku);
            }
        } else {
            result = 0;
        }
        return result;
    }
}
