package com.insightly.dispatch;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;

public class ReportSchedule {
    private final ZonedDateTime first;
    private final int everyDays;

    private ReportSchedule(ZonedDateTime first, int everyDays) {
        if (everyDays < 1) {
            throw new IllegalArgumentException("interval must be positive");
        }
        this.first = first;
        this.everyDays = everyDays;
    }

    public static ReportSchedule daily(LocalDate from, LocalTime at, ZoneId zone) {
        return new ReportSchedule(ZonedDateTime.of(from, at, zone), 1);
    }

    public static ReportSchedule weekly(LocalDate from, LocalTime at, ZoneId zone) {
        return new ReportSchedule(ZonedDateTime.of(from, at, zone), 7);
    }

    public List<ZonedDateTime> runs(int count) {
        List<ZonedDateTime> runs = new ArrayList<>();
        ZonedDateTime run = first;
        for (int i = 0; i < count; i++) {
            runs.add(run);
            run = run.plusDays(everyDays);
        }
        return runs;
    }

    public ZonedDateTime nextAfter(ZonedDateTime moment) {
        ZonedDateTime run = first;
        while (!run.isAfter(moment)) {
            run = run.plusDays(everyDays);
        }
        return run;
    }
}
