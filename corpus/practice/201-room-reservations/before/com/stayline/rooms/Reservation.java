package com.stayline.rooms;

import java.time.LocalDate;

public final class Reservation {
    private final String room;
    private final String guest;
    private final LocalDate arrival;
    private final LocalDate departure;

    public Reservation(String room, String guest, LocalDate arrival, LocalDate departure) {
        if (!arrival.isBefore(departure)) {
            throw new IllegalArgumentException("arrival must be before departure");
        }
        this.room = room;
        this.guest = guest;
        this.arrival = arrival;
        this.departure = departure;
    }

    public String room() {
        return room;
    }

    public String guest() {
        return guest;
    }

    public LocalDate arrival() {
        return arrival;
    }

    public LocalDate departure() {
        return departure;
    }
}
