package delivery;

import java.time.DayOfWeek;
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
        DayOfWeek weekday = day.getDayOfWeek();
        if (weekday == DayOfWeek.SATURDAY || weekday == DayOfWeek.SUNDAY) {
            return false;
        }
        if (holidays.contains(day)) {
            return false;
        }
        return true;
    }

    public LocalDate plusWorkingDays(LocalDate start, int days) {
        if (days < 0) {
            throw new IllegalArgumentException("days");
        }
        LocalDate result = start;
        int left = days;
        while (left > 0) {
            result = result.plusDays(1);
            if (isWorkingDay(result)) {
                left--;
            }
        }
        return result;
    }

    /** Counts from the first day (inclusive) to the last (exclusive). */
    public int workingDaysBetween(LocalDate from, LocalDate to) {
        int count = 0;
        for (LocalDate day = from; day.isBefore(to); day = day.plusDays(1)) {
            if (isWorkingDay(day)) {
                count++;
            }
        }
        return count;
    }
}
