package shop.prices;

import java.util.Optional;

public class PriceService {
    public interface PriceSource {
        Integer lookup(String sku);
    }

    private final PriceSource main;
    private final PriceSource backup;
    private int misses;

    public PriceService(PriceSource main, PriceSource backup) {
        this.main = main;
        this.backup = backup;
    }

    public int price(String sku) {
        return Optional.ofNullable(main.lookup(sku))
            .or(() -> fallback(sku))
            .orElse(0);
    }

    private Optional<Integer> fallback(String sku) {
        misses++;
        return Optional.ofNullable(backup.lookup(sku));
    }

    public int misses() {
        return misses;
    }
}
