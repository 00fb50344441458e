package com.aquametric.probe;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reading coefficients over the bus is slow, so each probe is asked only once. */
public final class CalibrationCache {
    private final CalibrationSource source;
    private final Map<String, double[]> known = new HashMap<>();

    public CalibrationCache(CalibrationSource source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public double apply(String serial, double raw) {
        double result = 0;
        double[] coefficients = lookup(serial);
        for (int i = coefficients.length - 1; i >= 0; i--) {
            result = result * raw + coefficients[i];
        }
        return result;
    }

    public void forget(String serial) {
        known.remove(serial);
    }

    private double[] lookup(String serial) {
        return Optional.ofNullable(known.get(serial)).orElse(fetch(serial));
    }

    private double[] fetch(String serial) {
        double[] fetched = source.coefficients(serial);
        if (fetched == null) {
            throw new IllegalStateException("probe not calibrated: " + serial);
        }
        known.put(serial, fetched.clone());
        return fetched;
    }
}
