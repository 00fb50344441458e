package net.hostfold.ops;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Plans recurring maintenance days of a cluster. */
public class MaintenanceCalendar {

    private final Cadence cadence;

    public MaintenanceCalendar(Cadence cadence) {
        this.cadence = cadence;
    }

    public List<LocalDate> plan(LocalDate first, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> occurrence(first, i))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public LocalDate nextAfter(LocalDate first, LocalDate today) {
        return Stream.iterate(0, i -> i + 1)
                .map(i -> occurrence(first, i))
                .filter(day -> day.isAfter(today))
                .findFirst()
                .orElseThrow();
    }

    private LocalDate occurrence(LocalDate first, int index) {
        return first.plus((long) index * cadence.amount(), cadence.unit());
    }
}
