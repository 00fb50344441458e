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
        long standard = basePrice(zone) + (long) steps(grams) * stepPrice(zone);
        long cents = express ? expressPrice(zone, standard) : standard;
        lastZone = zone;
        quotedCents += cents;
        return cents;
    }

    private static long basePrice(Zone zone) {
        return switch (zone) {
            case LOCAL -> 250;
            case REGIONAL -> 400;
            case NATIONAL -> 700;
            case OVERSEAS -> 1900;
        };
    }

    private static long expressPrice(Zone zone, long standard) {
        return switch (zone) {
            case LOCAL, REGIONAL -> standard + 400;
            case NATIONAL -> standard + standard / 2;
            case OVERSEAS -> standard * 2;
        };
    }

    private static int steps(int grams) {
        return grams / 500 + (grams % 500 == 0 ? 0 : 1);
    }

    private static int stepPrice(Zone zone) {
        return switch (zone) {
            case LOCAL -> 20;
            case REGIONAL -> 35;
            case NATIONAL -> 60;
            case OVERSEAS -> 210;
        };
    }

    public int quotes() {
        return quotes;
    }

    public String summary() {
        return quotes + " quotes, " + quotedCents + " cents, last " + lastZone;
    }
}
