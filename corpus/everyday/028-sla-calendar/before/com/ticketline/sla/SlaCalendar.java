package com.ticketline.sla;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Counts business days for service levels. */
public class SlaCalendar {
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
        int left = businessDays;
        while (left > 0) {
            day = day.plusDays(1);
            if (day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY) {
                continue;
            }
            if (holidays.contains(day)) {
                continue;
            }
            left--;
        }
        return day;
    }

    /** The business days from one day (inclusive) to another (exclusive). */
    public int businessDaysBetween(LocalDate from, LocalDate to) {
        int count = 0;
        LocalDate day = from;
        while (day.isBefore(to)) {
            if (day.getDayOfWeek() != DayOfWeek.SATURDAY && day.getDayOfWeek() != DayOfWeek.SUNDAY
                    && !holidays.contains(day)) {
                count++;
            }
            day = day.plusDays(1);
        }
        return count;
    }

    public boolean isBreached(LocalDate opened, LocalDate today, int allowedDays) {
        return today.isAfter(dueDate(opened, allowedDays));
    }
}
