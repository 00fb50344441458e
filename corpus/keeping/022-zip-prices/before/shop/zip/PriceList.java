package shop.zip;

import java.util.LinkedHashMap;
import java.util.Map;

public final class PriceList {
    private final String[] names;
    private final int[] prices;

    public PriceList(String[] names, int[] prices) {
        this.names = names.clone();
        this.prices = prices.clone();
        if (names.length != prices.length) {
            throw new IllegalArgumentException("lengths differ");
        }
    }

    public Map<String, Integer> asMap() {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            map.put(names[i], prices[i]);
        }
        return map;
    }

    public int priceOf(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i] != null && names[i].equals(name)) {
                return prices[i];
            }
        }
        return -1;
    }
}
