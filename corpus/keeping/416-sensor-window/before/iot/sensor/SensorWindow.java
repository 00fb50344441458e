package iot.sensor;

import java.util.ArrayDeque;
import java.util.Deque;

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
            return;
        }
        if (readings.size() == size) {
            readings.removeFirst();
        }
        readings.addLast(reading);
    }

    public void recordAll(int[] values) {
        if (values != null) {
            for (int v : values) {
                record(v);
            }
        }
    }

    public Integer max() {
        Integer best = null;
        for (Integer r : readings) {
            if (best == null || r > best) {
                best = r;
            }
        }
        return best;
    }

    public Double average() {
        if (readings.isEmpty()) {
            return null;
        }
        long sum = 0;
        for (int r : readings) {
            sum += r;
        }
        return (double) sum / readings.size();
    }

    public int spread() {
        Integer high = max();
        if (high == null) {
            return 0;
        }
        int low = high;
        for (int r : readings) {
            low = Math.min(low, r);
        }
        return high - low;
    }

    public String status(int limit) {
        Integer high = max();
        Double mean = average();
        if (high == null || mean == null) {
            return dropouts == 0 ? "idle" : "silent after " + dropouts + " dropouts";
        }
        String text = high > limit ? "alarm " + high : "ok";
        return text + " mean " + mean;
    }

    public Integer latest() {
        return readings.isEmpty() ? null : readings.getLast();
    }
}
