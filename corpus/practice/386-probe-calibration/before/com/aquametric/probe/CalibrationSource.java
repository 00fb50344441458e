package com.aquametric.probe;

public interface CalibrationSource {
    double[] coefficients(String serial);
}
