package org.fieldlab.sensors;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

/** The last samples of a probe, with simple statistics over them. */
public final class SampleWindow {

    private final int size;
    private final Deque<Double> samples = new ArrayDeque<>();

    public SampleWindow(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size must be positive: " + size);
        }
        this.size = size;
    }

    /** Adds a sample; returns the sample that fell out, or NaN. */
    public double add(double sample) {
        double dropped = isFull() ? samples.removeFirst() : Double.NaN;
        samples.addLast(sample);
        return dropped;
    }

    public double latest() {
        if (samples.isEmpty()) {
            throw new NoSuchElementException("no samples");
        }
        return samples.getLast();
    }

    public double mean() {
        double sum = 0;
        for (double sample : samples) {
            sum += sample;
        }
        return sum / samples.size();
    }

    public double max() {
        double max = Double.NEGATIVE_INFINITY;
        for (double sample : samples) {
            if (sample > max) {
                max = sample;
            }
        }
        return max;
    }

    /** Oldest first. */
    public double[] toArray() {
        return samples.stream().mapToDouble(Double::doubleValue).toArray();
    }

    public boolean isFull() {
        return samples.size() == size;
    }

    public void clear() {
        samples.clear();
    }
}
