package com.probehub.metrics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Latency samples of one endpoint, in milliseconds. */
public class LatencySeries {

    private final String endpoint;
    private final List<Integer> samples = new ArrayList<>();
    private boolean sorted = true;

    public LatencySeries(String endpoint) {
        this.endpoint = endpoint;
    }

    public void record(int millis) {
        if (millis < 0) {
            throw new IllegalArgumentException("negative latency");
        }
        samples.add(millis);
        sorted = false;
    }

    public int percentile(int p) {
        if (p < 1 || p > 100) {
            throw new IllegalArgumentException("percentile " + p);
        }
        requireSamples();
        ensureSorted();
        int rank = (int) Math.ceil(p / 100.0 * samples.size());
        return samples.get(rank - 1);
    }

    public int latest() {
        requireSamples();
        return samples.get(samples.size() - 1);
    }

    /** Differences between consecutive samples. */
    public List<Integer> deltas() {
        return IntStream.range(1, samples.size())
                .mapToObj(i -> samples.get(i) - samples.get(i - 1))
                .collect(Collectors.toList());
    }

    public double mean() {
        return samples.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    public List<Integer> values() {
        return Collections.unmodifiableList(samples);
    }

    public String endpoint() {
        return endpoint;
    }

    private void ensureSorted() {
        if (!sorted) {
            Collections.sort(samples);
            sorted = true;
        }
    }

    private void requireSamples() {
        if (samples.isEmpty()) {
            throw new NoSuchElementException("no samples for " + endpoint);
        }
    }
}
