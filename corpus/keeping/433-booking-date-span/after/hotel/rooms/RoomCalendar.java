package hotel.rooms;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

public final class RoomCalendar {
    private record Stay(DateSpan span, String guest) {
        @Override
        public String toString() {
            return span + " " + guest + ";";
        }
    }

    private final List<Stay> stays = new ArrayList<>();
    private final int maxNights;

    public RoomCalendar(int maxNights) {
        if (maxNights < 1) {
            throw new IllegalArgumentException("maxNights " + maxNights);
        }
        this.maxNights = maxNights;
    }

    public boolean book(String guest, LocalDate from, LocalDate to) {
        Objects.requireNonNull(guest, "guest");
        DateSpan span = new DateSpan(from, to);
        if (span.nights() > maxNights || stays.stream().anyMatch(s -> s.span().overlaps(span))) {
            return false;
        }
        stays.add(positionOf(span), new Stay(span, guest));
        return true;
    }

    private int positionOf(DateSpan span) {
        int at = 0;
        while (at < stays.size() && stays.get(at).span().compareTo(span) < 0) {
            at++;
        }
        return at;
    }

    public String guestAt(LocalDate night) {
        for (Stay stay : stays) {
            if (stay.span().contains(night)) {
                return stay.guest();
            }
        }
        return null;
    }

    public int cancel(String guest) {
        int before = stays.size();
        stays.removeIf(stay -> stay.guest().equals(guest));
        return before - stays.size();
    }

    public long nightsBooked() {
        return stays.stream().mapToLong(s -> s.span().nights()).sum();
    }

    public List<LocalDate> arrivals() {
        return stays.stream().map(s -> s.span().from()).collect(Collectors.toCollection(ArrayList::new));
    }

    @Override
    public String toString() {
        return stays.stream().map(Stay::toString).collect(Collectors.joining());
    }
}
