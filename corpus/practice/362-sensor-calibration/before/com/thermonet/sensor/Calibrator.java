package com.thermonet.sensor;

import java.util.ArrayList;
import java.util.List;

/** Converts raw ADC counts (12 bit, 3.3 V reference) to degrees Celsius. */
public final class Calibrator {
    private static final double REFERENCE_VOLTS = 3.3;
    private static final int FULL_SCALE = 4095;

    private final double offset;

    public Calibrator(double offset) {
        this.offset = offset;
    }

    public double celsius(SensorKind kind, int raw) {
        double volts = raw * REFERENCE_VOLTS / FULL_SCALE;
        double result;
        switch (kind) {
            case PT100:
                double ohms = 1000 * volts / (REFERENCE_VOLTS - volts);
                result = (ohms - 100) / 0.385;
                break;
            case LM35:
                result = volts * 100;
                break;
            case TMP36:
                result = (volts - 0.5) * 100;
                break;
            case THERMOCOUPLE_K:
                result = (volts - 1.25) / 0.005;
                break;
            default:
                throw new IllegalArgumentException("unknown sensor " + kind);
        }
        return result + offset;
    }

    public List<Double> celsius(SensorKind kind, int... raws) {
        List<Double> all = new ArrayList<>();
        for (int raw : raws) {
            all.add(celsius(kind, raw));
        }
        return all;
    }
}
