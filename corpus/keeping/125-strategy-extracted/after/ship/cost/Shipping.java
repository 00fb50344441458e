package ship.cost;

import java.util.Locale;

public class Shipping {
    private final Tariff tariff;
    private long charged;

    public Shipping(boolean express) {
        this.tariff = express ? Tariff.EXPRESS : Tariff.STANDARD;
    }

    public int cost(int grams) {
        if (grams < 0) {
            throw new IllegalArgumentException("negative weight");
        }
        int cost = tariff.price(grams);
        charged += cost;
        return cost;
    }

    public long charged() {
        return charged;
    }

    public String name() {
        return tariff.name().toLowerCase(Locale.ROOT);
    }
}
