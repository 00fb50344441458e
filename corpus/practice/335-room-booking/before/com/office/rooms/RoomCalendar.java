package com.office.rooms;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;

public class RoomCalendar {
    private final List<LocalTime[]> bookings = new ArrayList<>();

    public boolean book(LocalTime from, LocalTime to) {
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException(from + " - " + to);
        }
        for (LocalTime[] booking : bookings) {
            if (from.isBefore(booking[1]) && booking[0].isBefore(to)) {
                return false;
            }
        }
        bookings.add(new LocalTime[] {from, to});
        return true;
    }

    public boolean isFree(LocalTime time) {
        for (LocalTime[] booking : bookings) {
            if (!time.isBefore(booking[0]) && time.isBefore(booking[1])) {
                return false;
            }
        }
        return true;
    }

    public int size() {
        return bookings.size();
    }
}
