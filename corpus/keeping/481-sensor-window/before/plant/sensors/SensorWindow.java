package plant.sensors;

import java.util.NoSuchElementException;
import java.util.OptionalInt;

/** The last few samples of one sensor. */
public final class SensorWindow {
    public static final int LARGEST = 4096;

    private final int[] samples;
    private int head;
    private int size;
    private long dropped;

    public SensorWindow(int capacity) {
        if (capacity < 1 || capacity > LARGEST) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        samples = new int[capacity];
    }

    /** Adds a sample; true when the oldest one had to go. */
    public boolean record(int value) {
        if (size < samples.length) {
            samples[(head + size) % samples.length] = value;
            size++;
            return false;
        }
        samples[head] = value;
        head = (head + 1) % samples.length;
        dropped++;
        return true;
    }

    public OptionalInt latest() {
        if (size == 0) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(samples[(head + size - 1) % samples.length]);
    }

    public long sum() {
        long total = 0;
        for (int i = 0; i < size; i++) {
            total += samples[(head + i) % samples.length];
        }
        return total;
    }

    public double average() {
        return size == 0 ? 0.0 : (double) sum() / size;
    }

    public int max() {
        if (size == 0) {
            throw new NoSuchElementException("no samples");
        }
        int best = samples[head];
        for (int i = 1; i < size; i++) {
            int v = samples[(head + i) % samples.length];
            if (v > best) {
                best = v;
            }
        }
        return best;
    }

    public int[] snapshot() {
        int[] copy = new int[size];
        for (int i = 0; i < size; i++) {
            copy[i] = samples[(head + i) % samples.length];
        }
        return copy;
    }

    public long dropped() {
        return dropped;
    }

    public int size() {
        return size;
    }

    public void clear() {
        head = 0;
        size = 0;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("[");
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                sb.append(", ");
            }
            sb.append(samples[(head + i) % samples.length]);
        }
        return sb.append("]").toString();
    }
}
