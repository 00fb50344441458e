package com.orbitops.telemetry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public final class TelemetryBus {
    private List<TelemetryListener> listeners = Collections.emptyList();
    private long published;

    public void subscribe(TelemetryListener listener) {
        Objects.requireNonNull(listener, "listener");
        List<TelemetryListener> updated = new ArrayList<>(listeners);
        updated.add(listener);
        listeners = updated;
    }

    public boolean unsubscribe(TelemetryListener listener) {
        List<TelemetryListener> updated = new ArrayList<>(listeners);
        boolean removed = updated.remove(listener);
        listeners = updated;
        return removed;
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
