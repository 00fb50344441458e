package lab.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

/** A growing series of readings. */
public final class SensorSeries {
    private final List<Long> readings = new ArrayList<>();
    private final int capacity;

    public SensorSeries(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("negative capacity");
        }
        this.capacity = capacity;
    }

    public boolean add(long reading) {
        return readings.size() < capacity && readings.add(reading);
    }

    /** The sums of all windows of the size; a shorter series counts as one window. */
    public List<Long> windowSums(int size) {
        return readings.stream()
                .gather(Gatherers.windowSliding(bounded(size)))
                .map(window -> window.stream().reduce(0L, Long::sum))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<Long> blockMaxima(int size) {
        return readings.stream()
                .gather(Gatherers.windowFixed(bounded(size)))
                .map(Collections::max)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** A window above the length of the series is the whole series; windows allocate their size. */
    private int bounded(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size must be positive");
        }
        return Math.min(size, readings.size() + 1);
    }

    public List<Long> cumulative() {
        return readings.stream()
                .gather(Gatherers.scan(() -> 0L, Long::sum))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int rises() {
        return (int) readings.stream()
                .gather(Gatherers.windowSliding(2))
                .filter(pair -> pair.size() == 2 && pair.get(0) < pair.get(1))
                .count();
    }
}
