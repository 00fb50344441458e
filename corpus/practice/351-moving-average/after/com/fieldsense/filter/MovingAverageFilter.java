package com.fieldsense.filter;

import java.util.ArrayList;
import java.util.List;

public final class MovingAverageFilter implements SampleFilter {
    public static final int MAX_WINDOW = 4096;

    private final double[] ring;
    private int next;
    private int count;

    public MovingAverageFilter(int size) {
        if (size < 1 || size > MAX_WINDOW) {
            throw new IllegalArgumentException("window size out of range: " + size);
        }
        this.ring = new double[size];
    }

    @Override
    public double accept(double sample) {
        ring[next] = sample;
        next = (next + 1) % ring.length;
        if (count < ring.length) {
            count++;
        }
        return average();
    }

    public double average() {
        if (count == 0) {
            return Double.NaN;
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += at(i);
        }
        return sum / count;
    }

    public boolean isWarm() {
        return count == ring.length;
    }

    /** Oldest sample first. */
    public List<Double> samples() {
        List<Double> copy = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            copy.add(at(i));
        }
        return copy;
    }

    @Override
    public void reset() {
        count = 0;
    }

    private double at(int age) {
        int oldest = next - count + ring.length;
        return ring[(oldest + age) % ring.length];
    }
}
