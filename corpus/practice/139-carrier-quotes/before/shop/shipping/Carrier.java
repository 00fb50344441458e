package shop.shipping;

public abstract class Carrier {
    private final String name;

    Carrier(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    public abstract long quoteCents(int grams, int zone);
}
