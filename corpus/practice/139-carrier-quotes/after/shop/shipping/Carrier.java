package shop.shipping;

public abstract class Carrier {
    private final String name;
    private final long baseCents;
    private final long centsPerKilo;

    Carrier(String name, long baseCents, long centsPerKilo) {
        this.name = name;
        this.baseCents = baseCents;
        this.centsPerKilo = centsPerKilo;
    }

    public String name() {
        return name;
    }

    public long quoteCents(int grams, int zone) {
        if (grams <= 0 || zone < 1) {
            throw new IllegalArgumentException("grams or zone");
        }
        long kilos = (grams + 999L) / 1000;
        return baseCents + kilos * centsPerKilo * zone;
    }
}
