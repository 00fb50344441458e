package com.hourglass.timesheet;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class TimesheetValidator {
    private static final int MAX_MINUTES = 10 * 60;
    private static final int MAX_COMMENT = 80;
    private final LocalDate today;
    private final List<String> problems = new ArrayList<>();

    public TimesheetValidator(LocalDate today) {
        this.today = today;
    }

    public List<String> problems() {
        return new ArrayList<>(problems);
    }

    public boolean validate(TimesheetEntry entry) {
        problems.clear();
        return require(entry.project() != null && !entry.project().isBlank(), "project is missing")
                && require(!entry.day().isAfter(today), "day is in the future")
                && require(entry.minutes() > 0 && entry.minutes() <= MAX_MINUTES,
                        "minutes out of range: " + entry.minutes())
                && require(entry.comment() == null || entry.comment().length() <= MAX_COMMENT,
                        "comment too long");
    }

    private boolean require(boolean condition, String problem) {
        if (!condition) {
            problems.add(problem);
        }
        return condition;
    }
}
