package com.subscribo.billing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        return allDates()
                .takeWhile(date -> !date.isAfter(last))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** The first billing date after the given day. */
    public LocalDate nextAfter(LocalDate day) {
        return allDates()
                .filter(date -> date.isAfter(day))
                .findFirst()
                .orElseThrow();
    }

    private Stream<LocalDate> allDates() {
        return Stream.iterate(start, date -> date.plusMonths(intervalMonths));
    }
}
