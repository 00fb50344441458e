package org.fieldlab.sensors;

import java.util.NoSuchElementException;

/** The last samples of a probe, with simple statistics over them. */
public final class SampleWindow {

    private final double[] ring;
    private int head;
    private int count;

    public SampleWindow(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size must be positive: " + size);
        }
        this.ring = new double[size];
    }

    /** Adds a sample; returns the sample that fell out, or NaN. */
    public double add(double sample) {
        double dropped = Double.NaN;
        int tail = (head + count) % ring.length;
        if (count == ring.length) {
            dropped = ring[head];
            head = (head + 1) % ring.length;
        } else {
            count++;
        }
        ring[tail] = sample;
        return dropped;
    }

    public double latest() {
        if (count == 0) {
            throw new NoSuchElementException("no samples");
        }
        return ring[(head + count - 1) % ring.length];
    }

    public double mean() {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += ring[(head + i) % ring.length];
        }
        return sum / count;
    }

    public double max() {
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double v = ring[(head + i) % ring.length];
            if (v > max) {
                max = v;
            }
        }
        return max;
    }

    /** Oldest first. */
    public double[] toArray() {
        double[] out = new double[count];
        for (int i = 0; i < count; i++) {
            out[i] = ring[(head + i) % ring.length];
        }
        return out;
    }

    public boolean isFull() {
        return count == ring.length;
    }

    public void clear() {
        head = 0;
        count = 0;
    }
}
