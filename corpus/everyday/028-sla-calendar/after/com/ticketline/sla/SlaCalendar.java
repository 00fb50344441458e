package com.ticketline.sla;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** Counts business days for service levels. */
public class SlaCalendar {
    private static final Set<DayOfWeek> WEEKEND = EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);

    private final Set<LocalDate> holidays;

    public SlaCalendar(Collection<LocalDate> holidays) {
        this.holidays = new HashSet<>(holidays);
    }

    /** The day on which the given number of business days after the start have passed. */
    public LocalDate dueDate(LocalDate start, int businessDays) {
        if (businessDays < 0) {
            throw new IllegalArgumentException("businessDays " + businessDays);
        }
        LocalDate day = start;
        for (int passed = 0; passed < businessDays; passed++) {
            day = nextBusinessDay(day);
        }
        return day;
    }

    /** The business days from one day (inclusive) to another (exclusive). */
    public int businessDaysBetween(LocalDate from, LocalDate to) {
        if (!from.isBefore(to)) {
            return 0;
        }
        return (int) from.datesUntil(to).filter(this::isBusinessDay).count();
    }

    public boolean isBreached(LocalDate opened, LocalDate today, int allowedDays) {
        return today.isAfter(dueDate(opened, allowedDays));
    }

    private LocalDate nextBusinessDay(LocalDate day) {
        LocalDate next = day.plusDays(1);
        while (!isBusinessDay(next)) {
            next = next.plusDays(1);
        }
        return next;
    }

    private boolean isBusinessDay(LocalDate day) {
        return !WEEKEND.contains(day.getDayOfWeek()) && !holidays.contains(day);
    }
}
