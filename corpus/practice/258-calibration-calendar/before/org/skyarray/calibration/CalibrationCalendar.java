package org.skyarray.calibration;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Plans the recurring calibrations of telescope instruments. */
public class CalibrationCalendar {

    private final int monthsBetween;

    public CalibrationCalendar(int monthsBetween) {
        if (monthsBetween < 1) {
            throw new IllegalArgumentException("monthsBetween " + monthsBetween);
        }
        this.monthsBetween = monthsBetween;
    }

    /** The due dates, beginning with the first one itself. */
    public List<Calibration> plan(String instrument, LocalDate first, int count) {
        List<Calibration> plan = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            LocalDate due = first.plusMonths((long) i * monthsBetween);
            plan.add(new Calibration(instrument, toWorkday(due)));
        }
        return plan;
    }

    private static LocalDate toWorkday(LocalDate date) {
        if (date.getDayOfWeek() == DayOfWeek.SATURDAY) {
            return date.minusDays(1);
        }
        if (date.getDayOfWeek() == DayOfWeek.SUNDAY) {
            return date.plusDays(1);
        }
        return date;
    }
}
