package org.skyarray.calibration;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        return Stream.iterate(first, due -> due.plusMonths(monthsBetween))
                .limit(Math.max(count, 0))
                .map(CalibrationCalendar::toWorkday)
                .map(due -> new Calibration(instrument, due))
                .collect(Collectors.toList());
    }

    private static LocalDate toWorkday(LocalDate date) {
        return switch (date.getDayOfWeek()) {
            case SATURDAY -> date.minusDays(1);
            case SUNDAY -> date.plusDays(1);
            default -> date;
        };
    }
}
