package com.insightly.dispatch;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ReportSchedule {
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration WEEK = Duration.ofDays(7);

    private final ZonedDateTime first;
    private final Duration interval;

    private ReportSchedule(ZonedDateTime first, Duration interval) {
        this.first = first;
        this.interval = interval;
    }

    public static ReportSchedule daily(LocalDate from, LocalTime at, ZoneId zone) {
        return new ReportSchedule(ZonedDateTime.of(from, at, zone), DAY);
    }

    public static ReportSchedule weekly(LocalDate from, LocalTime at, ZoneId zone) {
        return new ReportSchedule(ZonedDateTime.of(from, at, zone), WEEK);
    }

    public List<ZonedDateTime> runs(int count) {
        return Stream.iterate(first, run -> run.plus(interval))
                .limit(Math.max(count, 0))
                .collect(Collectors.toList());
    }

    public ZonedDateTime nextAfter(ZonedDateTime moment) {
        ZonedDateTime run = first;
        while (!run.isAfter(moment)) {
            run = run.plus(interval);
        }
        return run;
    }
}
