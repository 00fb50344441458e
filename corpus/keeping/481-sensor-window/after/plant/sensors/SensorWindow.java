package plant.sensors;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.OptionalInt;

/** The last few samples of one sensor. */
public final class SensorWindow {
    public static final int LARGEST = 4096;

    private final Deque<Integer> samples = new ArrayDeque<>();
    private final int capacity;
    private long sum;
    private long dropped;

    public SensorWindow(int capacity) {
        if (capacity < 1 || capacity > LARGEST) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    /** Adds a sample; true when the oldest one had to go. */
    public boolean record(int value) {
        boolean full = samples.size() == capacity;
        if (full) {
            sum -= samples.removeFirst();
            dropped++;
        }
        samples.addLast(value);
        sum += value;
        return full;
    }

    public OptionalInt latest() {
        Integer last = samples.peekLast();
        return last == null ? OptionalInt.empty() : OptionalInt.of(last);
    }

    public long sum() {
        return sum;
    }

    public double average() {
        return samples.isEmpty() ? 0.0 : (double) sum / samples.size();
    }

    public int max() {
        return Collections.max(samples);
    }

    public int[] snapshot() {
        return samples.stream().mapToInt(Integer::intValue).toArray();
    }

    public long dropped() {
        return dropped;
    }

    public int size() {
        return samples.size();
    }

    public void clear() {
        samples.clear();
        sum = 0;
    }

    @Override
    public String toString() {
        return samples.toString();
    }
}
