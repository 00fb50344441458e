package lab.series;

import java.util.ArrayList;
import java.util.List;

/** A growing series of readings. */
public final class SensorSeries {
    private final List<Long> readings = new ArrayList<>();
    private final int capacity;

    public SensorSeries(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public boolean add(long reading) {
        if (readings.size() >= capacity) {
            return false;
        }
        readings.add(reading);
        return true;
    }

    /** The sums of all windows of the size; a shorter series counts as one window. */
    public List<Long> windowSums(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size");
        }
        List<Long> sums = new ArrayList<>();
        if (readings.isEmpty()) {
            return sums;
        }
        if (readings.size() < size) {
            long sum = 0;
            for (long reading : readings) {
                sum += reading;
            }
            sums.add(sum);
            return sums;
        }
        for (int start = 0; start + size <= readings.size(); start++) {
            long sum = 0;
            for (int i = start; i < start + size; i++) {
                sum += readings.get(i);
            }
            sums.add(sum);
        }
        return sums;
    }

    public List<Long> blockMaxima(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size");
        }
        List<Long> maxima = new ArrayList<>();
        long max = 0;
        int inBlock = 0;
        for (long reading : readings) {
            max = inBlock == 0 ? reading : Math.max(max, reading);
            inBlock++;
            if (inBlock == size) {
                maxima.add(max);
                inBlock = 0;
            }
        }
        if (inBlock > 0) {
            maxima.add(max);
        }
        return maxima;
    }

    public List<Long> cumulative() {
        List<Long> result = new ArrayList<>();
        long sum = 0;
        for (long reading : readings) {
            sum += reading;
            result.add(sum);
        }
        return result;
    }

    public int rises() {
        int rises = 0;
        for (int i = 1; i < readings.size(); i++) {
            if (readings.get(i) > readings.get(i - 1)) {
                rises++;
            }
        }
        return rises;
    }
}
