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
        this.instalments = schedule(firstDue, months, totalCents);
    }

    private static List<Instalment> schedule(LocalDate firstDue, int months, long totalCents) {
        List<Instalment> result = new ArrayList<>(months);
        long rate = totalCents / months;
        long open = totalCents;
        LocalDate due = firstDue;
        for (int number = 1; number < months; number++) {
            result.add(new Instalment(number, due, rate));
            open -= rate;
            due = due.plusMonths(1);
        }
        result.add(new Instalment(months, due, open));
        return result;
    }

    public List<Instalment> instalments() {
        return List.copyOf(instalments);
    }

    public Optional<Instalment> nextAfter(LocalDate day) {
        return instalments.stream()
                .filter(instalment -> instalment.due().isAfter(day))
                .findFirst();
    }

    public long openCents(LocalDate day) {
        return instalments.stream()
                .filter(instalment -> !instalment.due().isBefore(day))
                .mapToLong(Instalment::cents)
                .sum();
    }
}
