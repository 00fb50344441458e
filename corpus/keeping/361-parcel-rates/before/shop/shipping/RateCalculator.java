package shop.shipping;

/** Computes parcel prices in cents and keeps a running tally of what was quoted. */
public final class RateCalculator {

    private int quotes;
    private long quotedCents;
    private Zone lastZone;

    public long quote(Zone zone, int grams, boolean express) {
        if (grams < 0) {
            throw new IllegalArgumentException("negative weight: " + grams);
        }
        quotes++;
        long cents = 0;
        switch (zone) {
            case OVERSEAS:
                cents += 1200;
                // customs on top of the domestic legs
            case NATIONAL:
                cents += 300;
            case REGIONAL:
                cents += 150;
            case LOCAL:
                cents += 250;
                break;
            default:
                throw new IllegalStateException("zone " + zone);
        }
        cents += (long) steps(grams) * stepPrice(zone);
        if (express) {
            switch (zone) {
                case LOCAL:
                case REGIONAL:
                    cents += 400;
                    break;
                case NATIONAL:
                    cents += cents / 2;
                    break;
                default:
                    cents *= 2;
                    break;
            }
        }
        lastZone = zone;
        quotedCents += cents;
        return cents;
    }

    private static int steps(int grams) {
        return grams / 500 + (grams % 500 == 0 ? 0 : 1);
    }

    private static int stepPrice(Zone zone) {
        int price;
        switch (zone) {
            case LOCAL:
                price = 20;
                break;
            case REGIONAL:
                price = 35;
                break;
            case NATIONAL:
                price = 60;
                break;
            default:
                price = 210;
        }
        return price;
    }

    public int quotes() {
        return quotes;
    }

    public String summary() {
        return quotes + " quotes, " + quotedCents + " cents, last " + lastZone;
    }
}
