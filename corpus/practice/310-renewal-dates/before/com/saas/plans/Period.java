package com.saas.plans;

public enum Period {
    MONTHLY(1), QUARTERLY(3), YEARLY(12);

    private final int months;

    Period(int months) {
        this.months = months;
    }

    public int months() {
        return months;
    }
}
