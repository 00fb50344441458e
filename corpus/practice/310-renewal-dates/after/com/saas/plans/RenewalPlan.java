package com.saas.plans;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        return chargeDates().collect(Collectors.toCollection(ArrayList::new));
    }

    private Stream<LocalDate> chargeDates() {
        return Stream.iterate(start, date -> date.isBefore(end), date -> date.plusMonths(period.months()));
    }

    public Optional<LocalDate> nextCharge(LocalDate today) {
        return chargeDates().filter(date -> date.isAfter(today)).findFirst();
    }
}
