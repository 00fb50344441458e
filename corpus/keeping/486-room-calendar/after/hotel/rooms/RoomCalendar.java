package hotel.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public final class RoomCalendar {
    private final TreeMap<Long, Booking> byStart = new TreeMap<>();

    public boolean book(long start, long end, String guest) {
        Booking wanted = new Booking(start, end, guest);
        // bookings never overlap, so only the last one that starts before the end can be in the way
        Map.Entry<Long, Booking> before = byStart.lowerEntry(end);
        if (before != null && before.getValue().end() > start) {
            return false;
        }
        byStart.put(start, wanted);
        return true;
    }

    public Optional<Booking> at(long moment) {
        return value(byStart.floorEntry(moment)).filter(b -> moment < b.end());
    }

    /** The first booking that starts at the moment or later. */
    public Optional<Booking> next(long moment) {
        return value(byStart.ceilingEntry(moment));
    }

    public boolean cancel(long start) {
        return byStart.remove(start) != null;
    }

    /** Removes everything that is over at the moment; returns how many. */
    public int forgetBefore(long moment) {
        int n = 0;
        for (Map.Entry<Long, Booking> first = byStart.firstEntry();
                first != null && first.getValue().end() <= moment;
                first = byStart.firstEntry()) {
            byStart.pollFirstEntry();
            n++;
        }
        return n;
    }

    public List<Booking> all() {
        return new ArrayList<>(byStart.values());
    }

    private static Optional<Booking> value(Map.Entry<Long, Booking> entry) {
        return Optional.ofNullable(entry).map(Map.Entry::getValue);
    }
}
