package shop.shipping;

public final class FreightCarrier extends Carrier {
    public FreightCarrier() {
        super("freight");
    }

    @Override
    public long quoteCents(int grams, int zone) {
        if (grams <= 0 || zone < 1) {
            throw new IllegalArgumentException("grams or zone");
        }
        long hundredKilos = (grams + 99_999L) / 100_000;
        return 5000 + hundredKilos * 2000 * zone;
    }
}
