package com.saas.plans;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class RenewalPlan {
    private final LocalDate start;
    private final LocalDate end;
    private final Period period;

    public RenewalPlan(LocalDate start, LocalDate end, Period period) {
        if (end.isBefore(start)) {
            throw new IllegalArgumentException("end before start");
        }
        this.start = start;
        this.end = end;
        this.period = period;
    }

    /** All dates on which the customer is charged, the start included, the end not. */
    public List<LocalDate> charges() {
        List<LocalDate> dates = new ArrayList<>();
        int n = 0;
        LocalDate next = start;
        while (next.isBefore(end)) {
            dates.add(next);
            n++;
            next = start.plusMonths((long) n * period.months());
        }
        return dates;
    }

    public Optional<LocalDate> nextCharge(LocalDate today) {
        for (LocalDate date : charges()) {
            if (date.isAfter(today)) {
                return Optional.of(date);
            }
        }
        return Optional.empty();
    }
}
