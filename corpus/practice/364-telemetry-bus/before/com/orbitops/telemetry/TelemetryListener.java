package com.orbitops.telemetry;

@FunctionalInterface
public interface TelemetryListener {
    void onReading(String channel, double value);
}
