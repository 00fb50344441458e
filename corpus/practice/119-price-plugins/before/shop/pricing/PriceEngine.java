package shop.pricing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class PriceEngine {
    private static final class Entry {
        final String name;
        final PricePlugin plugin;

        Entry(String name, PricePlugin plugin) {
            this.name = name;
            this.plugin = plugin;
        }
    }

    private final List<Entry> entries = new ArrayList<>();

    public PriceEngine plug(String name, PricePlugin plugin) {
        entries.add(new Entry(Objects.requireNonNull(name), Objects.requireNonNull(plugin)));
        return this;
    }

    public long price(String sku, long listCents) {
        long cents = listCents;
        for (Entry entry : entries) {
            cents = entry.plugin.adjust(sku, cents);
            if (cents < 0) {
                throw new IllegalStateException(entry.name + " made the price negative");
            }
        }
        return cents;
    }

    public int pluginCount() {
        return entries.size();
    }
}
