package com.subscribo.billing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class BillingCalendar {
    private final LocalDate start;
    private final int intervalMonths;

    public BillingCalendar(LocalDate start, int intervalMonths) {
        if (intervalMonths < 1) {
            throw new IllegalArgumentException("intervalMonths");
        }
        this.start = start;
        this.intervalMonths = intervalMonths;
    }

    /** All billing dates up to and including the given day. */
    public List<LocalDate> datesUntil(LocalDate last) {
        List<LocalDate> dates = new ArrayList<>();
        int n = 0;
        LocalDate date = start;
        while (!date.isAfter(last)) {
            dates.add(date);
            n++;
            date = start.plusMonths((long) n * intervalMonths);
        }
        return dates;
    }

    /** The first billing date after the given day. */
    public LocalDate nextAfter(LocalDate day) {
        int n = 0;
        LocalDate date = start;
        while (!date.isAfter(day)) {
            n++;
            date = start.plusMonths((long) n * intervalMonths);
        }
        return date;
    }
}
