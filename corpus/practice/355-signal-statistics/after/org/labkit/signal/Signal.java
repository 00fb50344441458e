package org.labkit.signal;

import java.util.Arrays;

public final class Signal {
    private final double[] samples;
    private final double rateHz;

    public Signal(double[] samples, double rateHz) {
        if (rateHz <= 0) {
            throw new IllegalArgumentException("rate must be positive");
        }
        this.samples = samples.clone();
        this.rateHz = rateHz;
    }

    public double[] samples() {
        return samples.clone();
    }

    public double durationSeconds() {
        return samples.length / rateHz;
    }

    @Override
    public String toString() {
        return Arrays.toString(samples) + "@" + rateHz;
    }
}
