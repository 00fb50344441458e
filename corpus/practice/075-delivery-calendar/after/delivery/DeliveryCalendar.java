package delivery;

import java.time.LocalDate;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

public class DeliveryCalendar {

    private final Set<LocalDate> holidays;

    public DeliveryCalendar(Collection<LocalDate> holidays) {
        this.holidays = new HashSet<>(holidays);
    }

    public boolean isWorkingDay(LocalDate day) {
        return switch (day.getDayOfWeek()) {
            case SATURDAY, SUNDAY -> false;
            default -> !holidays.contains(day);
        };
    }

    public LocalDate plusWorkingDays(LocalDate start, int days) {
        if (days < 0) {
            throw new IllegalArgumentException("days");
        }
        LocalDate result = start;
        for (int i = 0; i < days; i++) {
            result = nextWorkingDay(result);
        }
        return result;
    }

    /** Counts from the first day (inclusive) to the last (exclusive). */
    public int workingDaysBetween(LocalDate from, LocalDate to) {
        if (!from.isBefore(to)) {
            return 0;
        }
        return (int) from.datesUntil(to).filter(this::isWorkingDay).count();
    }

    private LocalDate nextWorkingDay(LocalDate day) {
        LocalDate next = day.plusDays(1);
        while (!isWorkingDay(next)) {
            next = next.plusDays(1);
        }
        return next;
    }
}
