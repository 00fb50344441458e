package com.wheelio.rental;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

public class RentalCalculator {
    private final long dailyRateCents;
    private final long lateFeeCents;

    public RentalCalculator(long dailyRateCents, long lateFeeCents) {
        this.dailyRateCents = dailyRateCents;
        this.lateFeeCents = lateFeeCents;
    }

    public long chargedDays(LocalDateTime pickUp, LocalDateTime dropOff) {
        if (dropOff.isBefore(pickUp)) {
            throw new IllegalArgumentException("drop-off before pick-up");
        }
        LocalDate firstDay = pickUp.toLocalDate();
        LocalDate lastDay = dropOff.toLocalDate();
        return ChronoUnit.DAYS.between(firstDay, lastDay) + 1;
    }

    public long price(LocalDateTime pickUp, LocalDateTime dropOff, LocalDateTime agreedDropOff) {
        long price = chargedDays(pickUp, dropOff) * dailyRateCents;
        if (dropOff.isAfter(agreedDropOff)) {
            price += lateFeeCents;
        }
        return price;
    }
}
