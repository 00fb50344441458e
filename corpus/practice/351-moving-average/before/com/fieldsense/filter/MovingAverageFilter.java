package com.fieldsense.filter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public final class MovingAverageFilter implements SampleFilter {
    public static final int MAX_WINDOW = 4096;

    private final int size;
    private final Deque<Double> window = new ArrayDeque<>();

    public MovingAverageFilter(int size) {
        if (size < 1 || size > MAX_WINDOW) {
            throw new IllegalArgumentException("window size out of range: " + size);
        }
        this.size = size;
    }

    @Override
    public double accept(double sample) {
        if (window.size() == size) {
            window.removeFirst();
        }
        window.addLast(sample);
        return average();
    }

    public double average() {
        if (window.isEmpty()) {
            return Double.NaN;
        }
        double sum = 0;
        for (double value : window) {
            sum += value;
        }
        return sum / window.size();
    }

    public boolean isWarm() {
        return window.size() == size;
    }

    /** Oldest sample first. */
    public List<Double> samples() {
        return new ArrayList<>(window);
    }

    @Override
    public void reset() {
        window.clear();
    }
}
