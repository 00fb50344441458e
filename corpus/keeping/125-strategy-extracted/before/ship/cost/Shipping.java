package ship.cost;

public class Shipping {
    private final boolean express;
    private long charged;

    public Shipping(boolean express) {
        this.express = express;
    }

    public int cost(int grams) {
        if (grams < 0) {
            throw new IllegalArgumentException("grams");
        }
        int cost;
        if (express) {
            cost = 900 + grams / 10;
        } else {
            cost = grams <= 500 ? 250 : 490;
        }
        charged += cost;
        return cost;
    }

    public long charged() {
        return charged;
    }

    public String name() {
        return express ? "express" : "standard";
    }
}
