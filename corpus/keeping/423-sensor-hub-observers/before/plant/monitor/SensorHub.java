package plant.monitor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class SensorHub {
    private final List<SensorListener> listeners = new ArrayList<>();
    private final Map<String, Double> latest = new TreeMap<>();
    private int failures;
    private int published;

    public boolean subscribe(SensorListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        for (SensorListener known : listeners) {
            if (known == listener) {
                return false;
            }
        }
        listeners.add(listener);
        return true;
    }

    public boolean unsubscribe(SensorListener listener) {
        Iterator<SensorListener> it = listeners.iterator();
        while (it.hasNext()) {
            if (it.next() == listener) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public int publish(String sensor, double value) {
        if (sensor == null || sensor.isEmpty()) {
            throw new IllegalArgumentException("sensor");
        }
        Double old = latest.put(sensor, value);
        if (old != null && old == value) {
            return 0;
        }
        published++;
        int delivered = 0;
        List<SensorListener> copy = new ArrayList<>(listeners);
        for (SensorListener listener : copy) {
            try {
                listener.onReading(sensor, value);
                delivered++;
            } catch (RuntimeException e) {
                failures++;
                listener.onFailure(sensor, e);
            }
        }
        return delivered;
    }

    public int replay(SensorListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        int n = 0;
        for (Map.Entry<String, Double> e : new TreeMap<>(latest).entrySet()) {
            listener.onReading(e.getKey(), e.getValue());
            n++;
        }
        return n;
    }

    public double latest(String sensor) {
        Double v = sensor == null ? null : latest.get(sensor);
        return v == null ? Double.NaN : v;
    }

    public int listenerCount() { return listeners.size(); }
    public String status() { return published + " published, " + failures + " failed, " + latest; }
}
