package shop.pricing;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

public final class PriceEngine {
    private final Map<String, PricePlugin> plugins = new LinkedHashMap<>();

    public PriceEngine plug(String name, PricePlugin plugin) {
        plugins.put(Objects.requireNonNull(name), Objects.requireNonNull(plugin));
        return this;
    }

    public long price(String sku, long listCents) {
        long cents = listCents;
        for (Map.Entry<String, PricePlugin> entry : plugins.entrySet()) {
            cents = entry.getValue().adjust(sku, cents);
            requireNotNegative(entry.getKey(), cents);
        }
        return cents;
    }

    public int pluginCount() {
        return plugins.size();
    }

    private static void requireNotNegative(String name, long cents) {
        if (cents < 0) {
            throw new IllegalStateException(name + " made the price negative");
        }
    }
}
