package parcel;

public class ParcelFees {

    private static final long INSURANCE = 250;
    private static final int HEAVY_FROM = 30_000;
    private static final long HEAVY_PER_KG = 85;

    private enum Band {
        LETTER(500, 390), SMALL(2_000, 590), MEDIUM(10_000, 990), LARGE(HEAVY_FROM, 1_690);

        private final int maxGrams;
        private final long cents;

        Band(int maxGrams, long cents) {
            this.maxGrams = maxGrams;
            this.cents = cents;
        }
    }

    private final boolean businessCustomer;

    public ParcelFees(boolean businessCustomer) {
        this.businessCustomer = businessCustomer;
    }

    /** Fee in cents. */
    public long fee(int grams, String zone, boolean insured) {
        if (grams <= 0) {
            throw new IllegalArgumentException("weight");
        }
        long fee = forZone(forWeight(grams), zone) + (insured ? INSURANCE : 0);
        return businessCustomer ? fee - fee / 10 : fee;
    }

    private static long forWeight(int grams) {
        for (Band band : Band.values()) {
            if (grams <= band.maxGrams) {
                return band.cents;
            }
        }
        int startedKilos = (grams - HEAVY_FROM + 999) / 1_000;
        return Band.LARGE.cents + startedKilos * HEAVY_PER_KG;
    }

    private static long forZone(long fee, String zone) {
        if ("DOMESTIC".equals(zone)) {
            return fee;
        }
        return "EU".equals(zone) ? fee * 3 / 2 : fee * 3 + 500;
    }
}
