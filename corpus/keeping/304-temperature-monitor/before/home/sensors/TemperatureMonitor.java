package home.sensors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

public final class TemperatureMonitor {
    private final CopyOnWriteArrayList<TemperatureListener> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Double> readings = new TreeMap<>();
    private int refused;

    public boolean addListener(TemperatureListener listener) {
        if (listener == null) {
            throw new NullPointerException("listener");
        }
        return listeners.addIfAbsent(listener);
    }

    public boolean removeListener(TemperatureListener listener) {
        return listeners.remove(listener);
    }

    public boolean report(String room, double value) {
        if (room == null) {
            throw new NullPointerException("room");
        }
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("not a temperature");
        }
        for (TemperatureListener listener : listeners) {
            if (!listener.accepts(room, value)) {
                refused++;
                return false;
            }
        }
        Double old = readings.put(room, value);
        double from = old == null ? 0.0 : old;
        if (old != null && from == value) {
            return true;
        }
        for (TemperatureListener listener : listeners) {
            listener.changed(room, from, value);
        }
        return true;
    }

    public int refusedCount() {
        return refused;
    }

    public List<String> roomsAbove(double limit) {
        List<String> rooms = new ArrayList<>();
        for (Map.Entry<String, Double> entry : readings.entrySet()) {
            if (entry.getValue() > limit) {
                rooms.add(entry.getKey());
            }
        }
        return rooms;
    }

    public double average() {
        if (readings.isEmpty()) {
            return Double.NaN;
        }
        double sum = 0;
        for (double value : readings.values()) {
            sum += value;
        }
        return sum / readings.size();
    }
}
