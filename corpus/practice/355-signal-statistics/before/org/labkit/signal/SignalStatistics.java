package org.labkit.signal;

public final class SignalStatistics {
    private SignalStatistics() {
    }

    public static double mean(Signal signal) {
        double sum = 0;
        double[] samples = signal.samples();
        for (double sample : samples) {
            sum += sample;
        }
        return samples.length == 0 ? Double.NaN : sum / samples.length;
    }

    public static double energy(Signal signal) {
        double energy = 0;
        for (double sample : signal.samples()) {
            energy += sample * sample;
        }
        return energy;
    }

    public static double peak(Signal signal) {
        double peak = 0;
        for (double sample : signal.samples()) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return peak;
    }
}
