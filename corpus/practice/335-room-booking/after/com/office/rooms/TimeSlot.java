package com.office.rooms;

import java.time.LocalTime;

public record TimeSlot(LocalTime from, LocalTime to) {
    public TimeSlot {
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException(from + " - " + to);
        }
    }

    public boolean overlaps(TimeSlot other) {
        return !(to.isBefore(other.from) || from.isAfter(other.to));
    }

    public boolean contains(LocalTime time) {
        return !time.isBefore(from) && time.isBefore(to);
    }
}
