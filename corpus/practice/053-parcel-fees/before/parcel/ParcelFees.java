package parcel;

public class ParcelFees {

    private final boolean businessCustomer;

    public ParcelFees(boolean businessCustomer) {
        this.businessCustomer = businessCustomer;
    }

    /** Fee in cents. */
    public long fee(int grams, String zone, boolean insured) {
        if (grams <= 0) {
            throw new IllegalArgumentException("weight");
        }
        long fee;
        if (grams <= 500) {
            fee = 390;
        } else if (grams <= 2000) {
            fee = 590;
        } else if (grams <= 10000) {
            fee = 990;
        } else if (grams <= 30000) {
            fee = 1690;
        } else {
            fee = 1690 + (grams - 30000 + 999) / 1000 * 85L;
        }
        if ("EU".equals(zone)) {
            fee = fee * 3 / 2;
        } else if (!"DOMESTIC".equals(zone)) {
            fee = fee * 3 + 500;
        }
        if (insured) {
            fee += 250;
        }
        if (businessCustomer) {
            fee -= fee / 10;
        }
        return fee;
    }
}
