package catalog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PriceList {

    private final Map<String, Long> centsBySku;

    public PriceList(List<PriceEntry> feed) {
        Map<String, Long> prices = new HashMap<>();
        for (PriceEntry entry : feed) {
            if (entry.active()) {
                prices.put(entry.sku(), entry.cents());
            }
        }
        this.centsBySku = prices;
    }

    public boolean sells(String sku) {
        return centsBySku.containsKey(sku);
    }

    public long price(String sku) {
        Long cents = centsBySku.get(sku);
        if (cents == null) {
            throw new IllegalArgumentException("no price for " + sku);
        }
        return cents;
    }

    public long quote(List<String> skus) {
        long total = 0;
        for (String sku : skus) {
            total += price(sku);
        }
        return total;
    }
}
