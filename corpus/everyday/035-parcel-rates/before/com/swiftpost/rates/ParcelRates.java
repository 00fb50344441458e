package com.swiftpost.rates;

public class ParcelRates {
    private final boolean express;

    public ParcelRates(boolean express) {
        this.express = express;
    }

    /** The price in cents for a parcel. */
    public int price(int grams) {
        if (grams <= 0) {
            throw new IllegalArgumentException("grams " + grams);
        }
        int base;
        if (grams <= 500) {
            base = 390;
        } else if (grams <= 2_000) {
            base = 550;
        } else if (grams <= 5_000) {
            base = 790;
        } else if (grams <= 10_000) {
            base = 1_090;
        } else if (grams <= 31_500) {
            base = 1_690;
        } else {
            throw new IllegalArgumentException("too heavy: " + grams);
        }
        if (express) {
            if (grams <= 2_000) {
                return base + 400;
            }
            return base * 2;
        }
        return base;
    }

    public String band(int grams) {
        if (grams <= 500) {
            return "XS";
        }
        if (grams <= 2_000) {
            return "S";
        }
        if (grams <= 5_000) {
            return "M";
        }
        if (grams <= 10_000) {
            return "L";
        }
        if (grams <= 31_500) {
            return "XL";
        }
        return "FREIGHT";
    }
}
