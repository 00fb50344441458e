package net.hostfold.ops;

import java.time.temporal.ChronoUnit;

public enum Cadence {

    WEEKLY(1, ChronoUnit.WEEKS),
    MONTHLY(1, ChronoUnit.MONTHS),
    QUARTERLY(3, ChronoUnit.MONTHS);

    private final int amount;
    private final ChronoUnit unit;

    Cadence(int amount, ChronoUnit unit) {
        this.amount = amount;
        this.unit = unit;
    }

    public int amount() {
        return amount;
    }

    public ChronoUnit unit() {
        return unit;
    }
}
