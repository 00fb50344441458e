package shop.shipping;

public final class GroundCarrier extends Carrier {
    public GroundCarrier() {
        super("ground");
    }

    @Override
    public long quoteCents(int grams, int zone) {
        if (grams <= 0 || zone < 1) {
            throw new IllegalArgumentException("grams or zone");
        }
        long kilos = (grams + 999L) / 1000;
        return 350 + kilos * 45 * zone;
    }
}
