package home.sensors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

public final class TemperatureMonitor {
    private final CopyOnWriteArrayList<TemperatureListener> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Double> readings = new TreeMap<>();
    private int refused;

    public boolean addListener(TemperatureListener listener) {
        return listeners.addIfAbsent(Objects.requireNonNull(listener));
    }

    public boolean removeListener(TemperatureListener listener) {
        return listeners.remove(listener);
    }

    public boolean report(String room, double value) {
        Objects.requireNonNull(room);
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("reading is not a number");
        }
        boolean accepted = listeners.stream().allMatch(listener -> listener.accepts(room, value));
        if (!accepted) {
            refused++;
            return false;
        }
        Double old = readings.put(room, value);
        if (old == null || old.doubleValue() != value) {
            double from = Objects.requireNonNullElse(old, 0.0);
            listeners.forEach(listener -> listener.changed(room, from, value));
        }
        return true;
    }

    public int refusedCount() {
        return refused;
    }

    public List<String> roomsAbove(double limit) {
        return readings.entrySet().stream()
                .filter(reading -> reading.getValue() > limit)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public double average() {
        // 0.0 / 0 is NaN; plain left-to-right addition on purpose (no compensated sum)
        return readings.values().stream().reduce(0.0, Double::sum) / readings.size();
    }
}
