package com.coldvault.backup;

import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;

/** Plans the runs of a backup job in the time zone of its site. */
public class BackupPlanner {

    private final int amount;
    private final boolean daily;
    private final int fullEvery;

    private BackupPlanner(int amount, boolean daily, int fullEvery) {
        if (amount < 1 || fullEvery < 1) {
            throw new IllegalArgumentException("amount and fullEvery must be positive");
        }
        this.amount = amount;
        this.daily = daily;
        this.fullEvery = fullEvery;
    }

    public static BackupPlanner everyDays(int days, int fullEvery) {
        return new BackupPlanner(days, true, fullEvery);
    }

    public static BackupPlanner everyHours(int hours, int fullEvery) {
        return new BackupPlanner(hours, false, fullEvery);
    }

    public List<BackupRun> plan(ZonedDateTime first, int runs) {
        List<BackupRun> plan = new ArrayList<>();
        ZonedDateTime at = first;
        for (int number = 0; number < runs; number++) {
            plan.add(new BackupRun(number, at, number % fullEvery == 0));
            at = next(at);
        }
        return plan;
    }

    public ZonedDateTime next(ZonedDateTime previous) {
        if (daily) {
            return previous.plusDays(amount);
        }
        return previous.plusHours(amount);
    }
}
