package com.hourglass.timesheet;

import java.time.LocalDate;

public record TimesheetEntry(String project, LocalDate day, int minutes, String comment) {
}
