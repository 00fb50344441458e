package com.hourglass.timesheet;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class TimesheetValidator {
    private static final int MAX_MINUTES = 10 * 60;
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
        boolean valid = true;
        if (entry.project() == null || entry.project().isBlank()) {
            problems.add("project is missing");
            valid = false;
        }
        if (entry.day().isAfter(today)) {
            problems.add("day is in the future");
            valid = false;
        }
        if (entry.minutes() <= 0 || entry.minutes() > MAX_MINUTES) {
            problems.add("minutes out of range: " + entry.minutes());
            valid = false;
        }
        if (entry.comment() != null && entry.comment().length() > 80) {
            problems.add("comment too long");
            valid = false;
        }
        return valid;
    }
}
