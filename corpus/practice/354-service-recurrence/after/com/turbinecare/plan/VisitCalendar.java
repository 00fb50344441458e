package com.turbinecare.plan;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class VisitCalendar {
    /** All visits up to and including the last day. */
    public List<LocalDate> visits(ServicePlan plan, LocalDate lastDay) {
        return visitsUntil(plan, lastDay).collect(Collectors.toCollection(ArrayList::new));
    }

    public Optional<LocalDate> lastVisit(ServicePlan plan, LocalDate lastDay) {
        return visitsUntil(plan, lastDay).reduce((earlier, later) -> later);
    }

    private static Stream<LocalDate> visitsUntil(ServicePlan plan, LocalDate lastDay) {
        return Stream.iterate(plan.firstVisit(),
                visit -> !visit.isAfter(lastDay),
                visit -> visit.plusMonths(plan.everyMonths()));
    }
}
