package iot.sensor;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Keeps the last readings; a null reading marks a dropout. */
public final class SensorWindow {

    private final int size;
    private final Deque<Integer> readings = new ArrayDeque<>();
    private int dropouts;

    public SensorWindow(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size " + size);
        }
        this.size = size;
    }

    public void record(Integer reading) {
        if (reading == null) {
            dropouts++;
        } else {
            if (readings.size() == size) {
                readings.pollFirst();
            }
            readings.offerLast(reading);
        }
    }

    public void recordAll(int[] values) {
        if (values == null) {
            return;
        }
        for (int v : values) {
            record(v);
        }
    }

    private IntStream stream() {
        return readings.stream().mapToInt(Integer::intValue);
    }

    public Integer max() {
        return readings.stream().max(Comparator.naturalOrder()).orElse(null);
    }

    public Double average() {
        OptionalDouble mean = stream().average();
        return mean.isPresent() ? mean.getAsDouble() : null;
    }

    public int spread() {
        return stream().max().orElse(0) - stream().min().orElse(0);
    }

    public String status(int limit) {
        OptionalInt high = stream().max();
        if (high.isEmpty()) {
            return dropouts == 0 ? "idle" : "silent after " + dropouts + " dropouts";
        }
        String text = high.getAsInt() > limit ? "alarm " + high.getAsInt() : "ok";
        return text + " mean " + stream().average().orElseThrow();
    }

    public Integer latest() {
        return readings.peekLast();
    }
}
