package com.stayline.rooms;

import java.time.LocalDate;

public final class Reservation {
    private final String room;
    private final String guest;
    private final StayPeriod period;

    public Reservation(String room, String guest, LocalDate arrival, LocalDate departure) {
        this.period = new StayPeriod(arrival, departure);
        this.room = room;
        this.guest = guest;
    }

    public String room() {
        return room;
    }

    public String guest() {
        return guest;
    }

    public LocalDate arrival() {
        return period.arrival();
    }

    public LocalDate departure() {
        return period.departure();
    }

    boolean conflictsWith(Reservation other) {
        return room.equals(other.room) && period.overlaps(other.period);
    }
}
