package com.turbinecare.plan;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public final class VisitCalendar {
    /** All visits up to and including the last day. */
    public List<LocalDate> visits(ServicePlan plan, LocalDate lastDay) {
        List<LocalDate> result = new ArrayList<>();
        for (int i = 0; ; i++) {
            LocalDate visit = plan.firstVisit().plusMonths((long) i * plan.everyMonths());
            if (visit.isAfter(lastDay)) {
                return result;
            }
            result.add(visit);
        }
    }

    public Optional<LocalDate> lastVisit(ServicePlan plan, LocalDate lastDay) {
        List<LocalDate> all = visits(plan, lastDay);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }
}
