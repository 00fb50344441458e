package plant.monitor;

import java.util.Map;
import java.util.TreeMap;

public final class SensorHub {
    private final ListenerRegistry<SensorListener> registry = new ListenerRegistry<>();
    private final Map<String, Double> latest = new TreeMap<>();
    private int failures;
    private int published;

    public boolean subscribe(SensorListener listener) { return registry.add(required(listener)); }
    public boolean unsubscribe(SensorListener listener) { return registry.remove(listener); }

    public int publish(String sensor, double value) {
        if (sensor == null || sensor.isEmpty()) {
            throw new IllegalArgumentException("a reading needs a sensor name");
        }
        if (!changed(sensor, value)) {
            return 0;
        }
        published++;
        int delivered = 0;
        for (SensorListener listener : registry.snapshot()) {
            if (deliver(listener, sensor, value)) {
                delivered++;
            }
        }
        return delivered;
    }

    private boolean changed(String sensor, double value) {
        Double old = latest.put(sensor, value);
        return old == null || old.doubleValue() != value;
    }

    private boolean deliver(SensorListener listener, String sensor, double value) {
        try {
            listener.onReading(sensor, value);
            return true;
        } catch (RuntimeException e) {
            failures++;
            listener.onFailure(sensor, e);
            return false;
        }
    }

    public int replay(SensorListener listener) {
        required(listener);
        Map<String, Double> copy = new TreeMap<>(latest);
        copy.forEach(listener::onReading);
        return copy.size();
    }

    private static SensorListener required(SensorListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        return listener;
    }

    public double latest(String sensor) {
        return sensor == null ? Double.NaN : latest.getOrDefault(sensor, Double.NaN);
    }

    public int listenerCount() { return registry.size(); }

    public String status() {
        return String.format("%s published, %s failed, %s", Integer.toString(published), Integer.toString(failures), latest);
    }
}
