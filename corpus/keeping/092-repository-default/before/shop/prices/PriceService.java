package shop.prices;

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
        Integer price = main.lookup(sku);
        if (price == null) {
            misses++;
            price = backup.lookup(sku);
        }
        if (price == null) {
            return 0;
        }
        return price;
    }

    public int misses() {
        return misses;
    }
}
