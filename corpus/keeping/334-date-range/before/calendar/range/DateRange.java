package calendar.range;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Days from the first to the last, both included. */
public final class DateRange {
    private static final int MAX_LISTED = 400;

    private final LocalDate first;
    private final LocalDate last;

    private DateRange(LocalDate first, LocalDate last) {
        this.first = first;
        this.last = last;
    }

    public static DateRange of(LocalDate first, LocalDate last) {
        Objects.requireNonNull(first);
        Objects.requireNonNull(last);
        if (last.isBefore(first)) {
            throw new IllegalArgumentException(first + " > " + last);
        }
        return new DateRange(first, last);
    }

    public LocalDate first() {
        return first;
    }

    public LocalDate last() {
        return last;
    }

    public long days() {
        return ChronoUnit.DAYS.between(first, last) + 1;
    }

    public boolean contains(LocalDate day) {
        return !day.isBefore(first) && !day.isAfter(last);
    }

    public Optional<DateRange> intersect(DateRange other) {
        LocalDate from = first.isAfter(other.first) ? first : other.first;
        LocalDate to = last.isBefore(other.last) ? last : other.last;
        if (to.isBefore(from)) {
            return Optional.empty();
        }
        return Optional.of(new DateRange(from, to));
    }

    public List<LocalDate> matching(Predicate<? super LocalDate> wanted) {
        if (days() > MAX_LISTED) {
            throw new IllegalStateException("too long");
        }
        List<LocalDate> result = new ArrayList<>();
        long n = days();
        for (long i = 0; i < n; i++) {
            LocalDate day = first.plusDays(i);
            if (wanted.test(day)) {
                result.add(day);
            }
        }
        return result;
    }

    public int workdays() {
        return matching(d -> d.getDayOfWeek() != DayOfWeek.SATURDAY && d.getDayOfWeek() != DayOfWeek.SUNDAY).size();
    }

    public DateRange shift(int days) {
        return of(first.plusDays(days), last.plusDays(days));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof DateRange && ((DateRange) o).first.equals(first) && ((DateRange) o).last.equals(last);
    }

    @Override
    public int hashCode() {
        return Objects.hash(first, last);
    }

    @Override
    public String toString() {
        return first + ".." + last;
    }
}
