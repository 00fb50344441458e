package com.meterly.pricing;

/** Price of API calls by monthly volume, in thousandths of a cent. */
public class CallPricing {

    public long pricePerCall(long callsThisMonth) {
        if (callsThisMonth < 0) {
            throw new IllegalArgumentException("calls: " + callsThisMonth);
        }
        if (callsThisMonth <= 1_000) {
            return 0;
        } else if (callsThisMonth <= 50_000) {
            return 400;
        } else if (callsThisMonth <= 1_000_000) {
            return 250;
        }
        return 120;
    }

    public long bill(long callsThisMonth) {
        return callsThisMonth * pricePerCall(callsThisMonth) / 1000;
    }

    public String tierName(long callsThisMonth) {
        long price = pricePerCall(callsThisMonth);
        if (price == 0) {
            return "free";
        }
        return price == 400 ? "starter" : price == 250 ? "growth" : "scale";
    }
}
