package com.support.sla;

import java.time.DayOfWeek;
import java.time.LocalDate;

/** Monday to Friday; holidays are another calendar's business. */
public final class BusinessDays {
    private BusinessDays() {
    }

    public static LocalDate plus(LocalDate start, int days) {
        if (days < 0) {
            throw new IllegalArgumentException("days: " + days);
        }
        LocalDate date = start;
        int left = days;
        while (left > 0) {
            date = date.plusDays(1);
            if (!isWeekend(date)) {
                left--;
            }
        }
        return date;
    }

    /** The business days from the first date (included) to the second one (not included). */
    public static long between(LocalDate from, LocalDate to) {
        long count = 0;
        for (LocalDate date = from; date.isBefore(to); date = date.plusDays(1)) {
            if (!isWeekend(date)) {
                count++;
            }
        }
        return count;
    }

    public static boolean isOverdue(LocalDate opened, int slaDays, LocalDate today) {
        return today.isAfter(plus(opened, slaDays));
    }

    private static boolean isWeekend(LocalDate date) {
        return date.getDayOfWeek() == DayOfWeek.SATURDAY || date.getDayOfWeek() == DayOfWeek.SUNDAY;
    }
}
