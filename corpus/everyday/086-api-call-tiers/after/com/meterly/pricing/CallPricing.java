package com.meterly.pricing;

import java.util.NavigableMap;
import java.util.TreeMap;

/** Price of API calls by monthly volume, in thousandths of a cent. */
public class CallPricing {

    private record Tier(String name, long price) {
    }

    private static final NavigableMap<Long, Tier> TIERS = new TreeMap<>();

    static {
        TIERS.put(0L, new Tier("free", 0));
        TIERS.put(1_000L, new Tier("starter", 400));
        TIERS.put(50_000L, new Tier("growth", 250));
        TIERS.put(1_000_000L, new Tier("scale", 120));
    }

    public long pricePerCall(long callsThisMonth) {
        return tier(callsThisMonth).price();
    }

    public long bill(long callsThisMonth) {
        return callsThisMonth * pricePerCall(callsThisMonth) / 1000;
    }

    public String tierName(long callsThisMonth) {
        return tier(callsThisMonth).name();
    }

    private static Tier tier(long calls) {
        if (calls < 0) {
            throw new IllegalArgumentException("calls: " + calls);
        }
        return TIERS.floorEntry(calls).getValue();
    }
}
