package shop.zip;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

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
        IntStream.range(0, names.length).forEach(i -> map.put(names[i], prices[i]));
        return map;
    }

    public int priceOf(String name) {
        return IntStream.range(0, names.length)
            .filter(i -> names[i] != null && names[i].equals(name))
            .map(i -> prices[i])
            .findFirst()
            .orElse(-1);
    }
}
