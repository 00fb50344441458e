package io.pulsegrid.scrape;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.OptionalDouble;

/** The latest scrapes of one target, oldest first. */
public class ScrapeWindow {

    private final int capacity;
    private final LinkedList<Double> samples = new LinkedList<>();

    public ScrapeWindow(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.capacity = capacity;
    }

    public void record(Double sample) {
        if (samples.size() == capacity) {
            samples.removeFirst();
        }
        samples.addLast(sample);
    }

    public Double latest() {
        return samples.isEmpty() ? null : samples.getLast();
    }

    public OptionalDouble average() {
        double sum = 0;
        int n = 0;
        for (Double sample : samples) {
            if (sample != null && !sample.isNaN()) {
                sum += sample;
                n++;
            }
        }
        return n == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / n);
    }

    public int size() {
        return samples.size();
    }

    public List<Double> snapshot() {
        return new ArrayList<>(samples);
    }
}
