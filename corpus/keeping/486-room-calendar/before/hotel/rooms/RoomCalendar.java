package hotel.rooms;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

public final class RoomCalendar {
    private final List<Booking> bookings = new ArrayList<>();

    public boolean book(long start, long end, String guest) {
        Booking wanted = new Booking(start, end, guest);
        int at = 0;
        for (Booking b : bookings) {
            if (b.start() < end && start < b.end()) {
                return false;
            }
            if (b.start() < start) {
                at++;
            }
        }
        bookings.add(at, wanted);
        return true;
    }

    public Optional<Booking> at(long moment) {
        for (Booking b : bookings) {
            if (b.start() <= moment && moment < b.end()) {
                return Optional.of(b);
            }
        }
        return Optional.empty();
    }

    /** The first booking that starts at the moment or later. */
    public Optional<Booking> next(long moment) {
        for (Booking b : bookings) {
            if (b.start() >= moment) {
                return Optional.of(b);
            }
        }
        return Optional.empty();
    }

    public boolean cancel(long start) {
        for (Iterator<Booking> it = bookings.iterator(); it.hasNext(); ) {
            if (it.next().start() == start) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    /** Removes everything that is over at the moment; returns how many. */
    public int forgetBefore(long moment) {
        int n = 0;
        while (!bookings.isEmpty() && bookings.get(0).end() <= moment) {
            bookings.remove(0);
            n++;
        }
        return n;
    }

    public List<Booking> all() {
        return new ArrayList<>(bookings);
    }
}
