package calendar.range;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Days from the first to the last, both included. */
public record DateRange(LocalDate first, LocalDate last) {
    private static final int MAX_LISTED = 400;
    private static final Set<DayOfWeek> WEEKEND = EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);

    public DateRange {
        if (first.compareTo(last) > 0) {
            throw new IllegalArgumentException("the last day is before the first");
        }
    }

    public static DateRange of(LocalDate first, LocalDate last) {
        return new DateRange(first, last);
    }

    public long days() {
        return last.toEpochDay() - first.toEpochDay() + 1;
    }

    public boolean contains(LocalDate day) {
        return !(day.isBefore(first) || day.isAfter(last));
    }

    public Optional<DateRange> intersect(DateRange other) {
        LocalDate from = later(first, other.first);
        LocalDate to = last.isBefore(other.last) ? last : other.last;
        return from.isAfter(to) ? Optional.empty() : Optional.of(new DateRange(from, to));
    }

    private static LocalDate later(LocalDate a, LocalDate b) {
        return a.isAfter(b) ? a : b;
    }

    public List<LocalDate> matching(Predicate<? super LocalDate> wanted) {
        if (days() > MAX_LISTED) {
            throw new IllegalStateException("more than " + MAX_LISTED + " days");
        }
        return LongStream.range(0, days())
                .mapToObj(first::plusDays)
                .filter(wanted::test)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int workdays() {
        return matching(day -> !WEEKEND.contains(day.getDayOfWeek())).size();
    }

    public DateRange shift(int days) {
        return new DateRange(first.plus(days, ChronoUnit.DAYS), last.plus(days, ChronoUnit.DAYS));
    }

    @Override
    public String toString() {
        return first + ".." + last;
    }
}
