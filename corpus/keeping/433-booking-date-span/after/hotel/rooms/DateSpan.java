package hotel.rooms;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

final class DateSpan implements Comparable<DateSpan> {
    private final LocalDate from;
    private final LocalDate to;

    DateSpan(LocalDate from, LocalDate to) {
        if (from.compareTo(to) >= 0) {
            throw new IllegalArgumentException("empty span " + from + " to " + to);
        }
        this.from = from;
        this.to = to;
    }

    LocalDate from() {
        return from;
    }

    long nights() {
        return ChronoUnit.DAYS.between(from, to);
    }

    boolean overlaps(DateSpan other) {
        return from.isBefore(other.to) && other.from.isBefore(to);
    }

    boolean contains(LocalDate night) {
        return !night.isBefore(from) && night.isBefore(to);
    }

    @Override
    public int compareTo(DateSpan other) {
        return from.compareTo(other.from);
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}
