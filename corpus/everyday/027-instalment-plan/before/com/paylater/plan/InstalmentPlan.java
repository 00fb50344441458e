package com.paylater.plan;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a purchase into monthly instalments; the last one takes the rest. */
public class InstalmentPlan {
    private final List<Instalment> instalments;

    public InstalmentPlan(LocalDate firstDue, int months, long totalCents) {
        if (months < 1) {
            throw new IllegalArgumentException("months " + months);
        }
        long rate = totalCents / months;
        instalments = new ArrayList<>();
        for (int i = 0; i < months; i++) {
            LocalDate due = firstDue.plusMonths(i);
            long cents = i == months - 1 ? totalCents - rate * (months - 1) : rate;
            instalments.add(new Instalment(i + 1, due, cents));
        }
    }

    public List<Instalment> instalments() {
        return List.copyOf(instalments);
    }

    public Optional<Instalment> nextAfter(LocalDate day) {
        for (Instalment instalment : instalments) {
            if (instalment.due().isAfter(day)) {
                return Optional.of(instalment);
            }
        }
        return Optional.empty();
    }

    public long openCents(LocalDate day) {
        long open = 0;
        for (Instalment instalment : instalments) {
            if (!instalment.due().isBefore(day)) {
                open += instalment.cents();
            }
        }
        return open;
    }
}
