package hotel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public final class BookingBook {

    private static final class Booking {
        private final String guest;
        private final int room;
        private final int nights;

        Booking(String guest, int room, int nights) {
            this.guest = guest;
            this.room = room;
            this.nights = nights;
        }
    }

    private final List<Booking> bookings = new ArrayList<>();

    public void book(String guest, int room, int nights) {
        bookings.add(new Booking(guest, room, nights));
    }

    /** Returns how many bookings were cancelled. */
    public int cancelAll(String guest) {
        int cancelled = 0;
        Iterator<Booking> it = bookings.iterator();
        while (it.hasNext()) {
            Booking booking = it.next();
            if (guest.equals(booking.guest)) {
                it.remove();
                cancelled++;
            }
        }
        return cancelled;
    }

    public boolean closeRoom(int room) {
        boolean any = false;
        Iterator<Booking> it = bookings.iterator();
        while (it.hasNext()) {
            if (it.next().room == room) {
                it.remove();
                any = true;
            }
        }
        return any;
    }

    public int nights() {
        int sum = 0;
        for (Booking booking : bookings) {
            sum += booking.nights;
        }
        return sum;
    }
}
