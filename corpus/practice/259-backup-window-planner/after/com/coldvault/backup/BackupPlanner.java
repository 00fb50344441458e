package com.coldvault.backup;

import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;

/** Plans the runs of a backup job in the time zone of its site. */
public class BackupPlanner {

    private final Duration interval;
    private final int fullEvery;

    private BackupPlanner(Duration interval, int fullEvery) {
        if (interval.isNegative() || interval.isZero() || fullEvery < 1) {
            throw new IllegalArgumentException("amount and fullEvery must be positive");
        }
        this.interval = interval;
        this.fullEvery = fullEvery;
    }

    public static BackupPlanner everyDays(int days, int fullEvery) {
        return new BackupPlanner(Duration.ofDays(days), fullEvery);
    }

    public static BackupPlanner everyHours(int hours, int fullEvery) {
        return new BackupPlanner(Duration.ofHours(hours), fullEvery);
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
        return previous.plus(interval);
    }
}
