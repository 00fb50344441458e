package com.office.rooms;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;

public class RoomCalendar {
    private final List<TimeSlot> bookings = new ArrayList<>();

    public boolean book(LocalTime from, LocalTime to) {
        TimeSlot slot = new TimeSlot(from, to);
        if (bookings.stream().anyMatch(slot::overlaps)) {
            return false;
        }
        return bookings.add(slot);
    }

    public boolean isFree(LocalTime time) {
        return bookings.stream().noneMatch(booking -> booking.contains(time));
    }

    public int size() {
        return bookings.size();
    }
}
