package net.hostfold.ops;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Plans recurring maintenance days of a cluster. */
public class MaintenanceCalendar {

    private final Cadence cadence;

    public MaintenanceCalendar(Cadence cadence) {
        this.cadence = cadence;
    }

    public List<LocalDate> plan(LocalDate first, int count) {
        List<LocalDate> days = new ArrayList<>();
        LocalDate day = first;
        for (int i = 0; i < count; i++) {
            days.add(day);
            day = day.plus(cadence.amount(), cadence.unit());
        }
        return days;
    }

    public LocalDate nextAfter(LocalDate first, LocalDate today) {
        LocalDate day = first;
        while (!day.isAfter(today)) {
            day = day.plus(cadence.amount(), cadence.unit());
        }
        return day;
    }
}
