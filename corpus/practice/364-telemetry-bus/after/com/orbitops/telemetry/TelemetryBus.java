package com.orbitops.telemetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class TelemetryBus {
    private final List<TelemetryListener> listeners = new ArrayList<>();
    private long published;

    public void subscribe(TelemetryListener listener) {
        listeners.add(Objects.requireNonNull(listener, "listener"));
    }

    public boolean unsubscribe(TelemetryListener listener) {
        return listeners.remove(listener);
    }

    public void publish(String channel, double value) {
        published++;
        for (TelemetryListener listener : listeners) {
            listener.onReading(channel, value);
        }
    }

    public int subscriberCount() {
        return listeners.size();
    }

    public long publishedCount() {
        return published;
    }
}
