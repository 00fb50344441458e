package com.swiftpost.rates;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public class ParcelRates {
    private record Band(String name, int cents) {
    }

    private static final int EXPRESS_SURCHARGE_LIMIT = 2_000;

    /** Bands by their highest weight in grams. */
    private static final NavigableMap<Integer, Band> BANDS = new TreeMap<>(Map.of(
            500, new Band("XS", 390),
            2_000, new Band("S", 550),
            5_000, new Band("M", 790),
            10_000, new Band("L", 1_090),
            31_500, new Band("XL", 1_690)));

    private final boolean express;

    public ParcelRates(boolean express) {
        this.express = express;
    }

    /** The price in cents for a parcel. */
    public int price(int grams) {
        if (grams <= 0) {
            throw new IllegalArgumentException("grams " + grams);
        }
        Map.Entry<Integer, Band> band = BANDS.ceilingEntry(grams);
        if (band == null) {
            throw new IllegalArgumentException("too heavy: " + grams);
        }
        int base = band.getValue().cents();
        if (!express) {
            return base;
        }
        return grams <= EXPRESS_SURCHARGE_LIMIT ? base + 400 : base * 2;
    }

    public String band(int grams) {
        Map.Entry<Integer, Band> band = BANDS.ceilingEntry(grams);
        return band == null ? "FREIGHT" : band.getValue().name();
    }
}
