package com.saas.pricing;

import java.util.NavigableMap;
import java.util.TreeMap;

public class SeatPricing {
    private static final NavigableMap<Integer, Integer> TIERS = new TreeMap<>();

    static {
        TIERS.put(0, 990);
        TIERS.put(10, 800);
        TIERS.put(50, 600);
        TIERS.put(200, 450);
    }

    private final boolean nonProfit;

    public SeatPricing(boolean nonProfit) {
        this.nonProfit = nonProfit;
    }

    public Quote quote(int seats) {
        if (seats < 1) {
            throw new IllegalArgumentException("seats: " + seats);
        }
        int cents = TIERS.floorEntry(seats).getValue();
        if (nonProfit) {
            cents = cents * 3 / 4;
        }
        return new Quote(seats, cents, (long) cents * seats);
    }
}
