package com.stayline.rooms;

import java.util.ArrayList;
import java.util.List;

public class ReservationBook {
    private final List<Reservation> reservations = new ArrayList<>();

    public void book(Reservation wanted) {
        for (Reservation existing : reservations) {
            if (existing.conflictsWith(wanted)) {
                throw new ConflictException(wanted.room() + " is taken by " + existing.guest());
            }
        }
        reservations.add(wanted);
    }

    public List<Reservation> forRoom(String room) {
        List<Reservation> result = new ArrayList<>();
        for (Reservation reservation : reservations) {
            if (reservation.room().equals(room)) {
                result.add(reservation);
            }
        }
        return result;
    }
}
