package com.wheelio.rental;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

record RentalPeriod(LocalDateTime pickUp, LocalDateTime dropOff) {
    RentalPeriod {
        if (dropOff.isBefore(pickUp)) {
            throw new IllegalArgumentException("drop-off before pick-up");
        }
    }

    /** Number of rental days, first and last included. */
    long days() {
        return ChronoUnit.DAYS.between(pickUp, dropOff) + 1;
    }

    boolean endsAfter(LocalDateTime agreed) {
        return dropOff.isAfter(agreed);
    }
}
