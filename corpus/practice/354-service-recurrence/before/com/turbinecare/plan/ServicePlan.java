package com.turbinecare.plan;

import java.time.LocalDate;
import java.util.Objects;

public final class ServicePlan {
    private final String turbineId;
    private final LocalDate firstVisit;
    private final int everyMonths;

    public ServicePlan(String turbineId, LocalDate firstVisit, int everyMonths) {
        this.turbineId = Objects.requireNonNull(turbineId, "turbineId");
        this.firstVisit = Objects.requireNonNull(firstVisit, "firstVisit");
        if (everyMonths < 1) {
            throw new IllegalArgumentException("everyMonths must be positive: " + everyMonths);
        }
        this.everyMonths = everyMonths;
    }

    public String turbineId() {
        return turbineId;
    }

    public LocalDate firstVisit() {
        return firstVisit;
    }

    public int everyMonths() {
        return everyMonths;
    }
}
