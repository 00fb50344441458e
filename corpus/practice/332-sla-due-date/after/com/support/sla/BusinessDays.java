package com.support.sla;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Monday to Friday; holidays are another calendar's business. */
public final class BusinessDays {
    private static final int PER_WEEK = 5;

    private BusinessDays() {
    }

    public static LocalDate plus(LocalDate start, int days) {
        if (days < 0) {
            throw new IllegalArgumentException("days: " + days);
        }
        if (days == 0) {
            return start;
        }
        // counting from a weekend is counting from the Friday before
        int weekday = Math.min(start.getDayOfWeek().getValue(), PER_WEEK);
        long sinceWeekday = start.getDayOfWeek().getValue() - weekday;
        int rest = days % PER_WEEK;
        int weekend = weekday + rest > PER_WEEK ? 2 : 0;
        return start.plusDays(days / PER_WEEK * 7L + rest + weekend - sinceWeekday);
    }

    /** The business days from the first date (included) to the second one (not included). */
    public static long between(LocalDate from, LocalDate to) {
        if (!from.isBefore(to)) {
            return 0;
        }
        long weeks = ChronoUnit.WEEKS.between(from, to);
        long rest = from.plusWeeks(weeks).datesUntil(to).filter(date -> !isWeekend(date)).count();
        return weeks * PER_WEEK + rest;
    }

    public static boolean isOverdue(LocalDate opened, int slaDays, LocalDate today) {
        return today.isAfter(plus(opened, slaDays));
    }

    private static boolean isWeekend(LocalDate date) {
        return date.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) > 0;
    }
}
