package org.labkit.signal;

import java.util.Arrays;

public final class SignalStatistics {
    private SignalStatistics() {
    }

    public static double mean(Signal signal) {
        return Arrays.stream(signal.samples()).average().orElse(Double.NaN);
    }

    public static double energy(Signal signal) {
        return Arrays.stream(signal.samples()).map(sample -> sample * sample).sum();
    }

    public static double peak(Signal signal) {
        return Arrays.stream(signal.samples()).map(Math::abs).reduce(0, Math::max);
    }
}
