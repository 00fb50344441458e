package catalog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

public class PriceList {

    private final Map<String, Long> centsBySku;

    public PriceList(List<PriceEntry> feed) {
        this.centsBySku = feed.stream()
                .filter(PriceEntry::active)
                .collect(Collectors.toMap(PriceEntry::sku, PriceEntry::cents));
    }

    public boolean sells(String sku) {
        return centsBySku.containsKey(sku);
    }

    public long price(String sku) {
        return Optional.ofNullable(centsBySku.get(sku))
                .orElseThrow(() -> new IllegalArgumentException("no price for " + sku));
    }

    public long quote(List<String> skus) {
        return skus.stream().mapToLong(this::price).sum();
    }
}
