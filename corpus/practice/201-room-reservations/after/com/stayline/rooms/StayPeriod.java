package com.stayline.rooms;

import java.time.LocalDate;

record StayPeriod(LocalDate arrival, LocalDate departure) {
    StayPeriod {
        if (!arrival.isBefore(departure)) {
            throw new IllegalArgumentException("arrival must be before departure");
        }
    }

    boolean overlaps(StayPeriod other) {
        return !(departure.isBefore(other.arrival) || arrival.isAfter(other.departure));
    }
}
