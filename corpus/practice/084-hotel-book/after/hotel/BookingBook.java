package hotel;

import java.util.ArrayList;
import java.util.List;

public final class BookingBook {

    private record Booking(String guest, int room, int nights) {
    }

    private final List<Booking> bookings = new ArrayList<>();

    public void book(String guest, int room, int nights) {
        bookings.add(new Booking(guest, room, nights));
    }

    /** Returns how many bookings were cancelled. */
    public int cancelAll(String guest) {
        int before = bookings.size();
        bookings.removeIf(booking -> guest.equals(booking.guest()));
        return before - bookings.size();
    }

    public boolean closeRoom(int room) {
        return bookings.removeIf(booking -> booking.room() == room);
    }

    public int nights() {
        return bookings.stream().mapToInt(Booking::nights).sum();
    }
}
