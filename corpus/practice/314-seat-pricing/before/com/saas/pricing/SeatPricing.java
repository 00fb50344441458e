package com.saas.pricing;

public class SeatPricing {
    private final boolean nonProfit;

    public SeatPricing(boolean nonProfit) {
        this.nonProfit = nonProfit;
    }

    public Quote quote(int seats) {
        if (seats < 1) {
            throw new IllegalArgumentException("seats: " + seats);
        }
        int cents = centsPerSeat(seats);
        if (nonProfit) {
            cents = cents * 3 / 4;
        }
        return new Quote(seats, cents, (long) cents * seats);
    }

    private int centsPerSeat(int seats) {
        if (seats > 200) {
            return 450;
        } else if (seats > 50) {
            return 600;
        } else if (seats > 10) {
            return 800;
        }
        return 990;
    }
}
