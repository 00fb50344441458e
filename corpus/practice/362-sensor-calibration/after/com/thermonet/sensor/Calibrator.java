package com.thermonet.sensor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/** Converts raw ADC counts (12 bit, 3.3 V reference) to degrees Celsius. */
public final class Calibrator {
    private static final double REFERENCE_VOLTS = 3.3;
    private static final int FULL_SCALE = 4095;

    private static final Map<SensorKind, DoubleUnaryOperator> CONVERSIONS = new EnumMap<>(SensorKind.class);

    static {
        CONVERSIONS.put(SensorKind.PT100, volts -> (1000 * volts / (REFERENCE_VOLTS - volts) - 100) / 0.385);
        CONVERSIONS.put(SensorKind.LM35, volts -> volts * 100);
        CONVERSIONS.put(SensorKind.TMP36, volts -> (volts - 0.5) * 100);
        CONVERSIONS.put(SensorKind.THERMOCOUPLE_K, volts -> (volts - 1.25) / 0.005);
    }

    private final double offset;

    public Calibrator(double offset) {
        this.offset = offset;
    }

    public double celsius(SensorKind kind, int raw) {
        double volts = raw * REFERENCE_VOLTS / FULL_SCALE;
        return CONVERSIONS.get(kind).applyAsDouble(volts) + offset;
    }

    public List<Double> celsius(SensorKind kind, int... raws) {
        List<Double> all = new ArrayList<>();
        for (int raw : raws) {
            all.add(celsius(kind, raw));
        }
        return all;
    }
}
