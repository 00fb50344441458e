package com.wheelio.rental;

import java.time.LocalDateTime;

public class RentalCalculator {
    private final long dailyRateCents;
    private final long lateFeeCents;

    public RentalCalculator(long dailyRateCents, long lateFeeCents) {
        this.dailyRateCents = dailyRateCents;
        this.lateFeeCents = lateFeeCents;
    }

    public long chargedDays(LocalDateTime pickUp, LocalDateTime dropOff) {
        return new RentalPeriod(pickUp, dropOff).days();
    }

    public long price(LocalDateTime pickUp, LocalDateTime dropOff, LocalDateTime agreedDropOff) {
        RentalPeriod period = new RentalPeriod(pickUp, dropOff);
        long price = period.days() * dailyRateCents;
        return period.endsAfter(agreedDropOff) ? price + lateFeeCents : price;
    }
}
