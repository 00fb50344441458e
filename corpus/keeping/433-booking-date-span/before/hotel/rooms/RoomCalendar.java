package hotel.rooms;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

public final class RoomCalendar {
    private static class Entry {
        LocalDate from;
        LocalDate to;
        String guest;
    }

    private final List<Entry> entries = new ArrayList<>();
    private final int maxNights;

    public RoomCalendar(int maxNights) {
        if (maxNights < 1) {
            throw new IllegalArgumentException("maxNights");
        }
        this.maxNights = maxNights;
    }

    public boolean book(String guest, LocalDate from, LocalDate to) {
        if (guest == null) {
            throw new NullPointerException("guest");
        }
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException("from " + from + " to " + to);
        }
        if (ChronoUnit.DAYS.between(from, to) > maxNights) {
            return false;
        }
        for (Entry e : entries) {
            if (from.isBefore(e.to) && e.from.isBefore(to)) {
                return false;
            }
        }
        Entry entry = new Entry();
        entry.from = from;
        entry.to = to;
        entry.guest = guest;
        int at = 0;
        while (at < entries.size() && entries.get(at).from.isBefore(from)) {
            at++;
        }
        entries.add(at, entry);
        return true;
    }

    public String guestAt(LocalDate night) {
        for (Entry e : entries) {
            if (!night.isBefore(e.from) && night.isBefore(e.to)) {
                return e.guest;
            }
        }
        return null;
    }

    public int cancel(String guest) {
        int n = 0;
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).guest.equals(guest)) {
                entries.remove(i);
                n++;
            }
        }
        return n;
    }

    public long nightsBooked() {
        long sum = 0;
        for (Entry e : entries) {
            sum += ChronoUnit.DAYS.between(e.from, e.to);
        }
        return sum;
    }

    public List<LocalDate> arrivals() {
        List<LocalDate> result = new ArrayList<>();
        for (Entry e : entries) {
            result.add(e.from);
        }
        return result;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (Entry e : entries) {
            sb.append(e.from).append("..").append(e.to).append(' ').append(e.guest).append(';');
        }
        return sb.toString();
    }
}
