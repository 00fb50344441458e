package com.gridcalc.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Cells of a sheet; tells listeners about each change. */
public class Sheet {
    private final Map<String, String> cells = new TreeMap<>();
    /** Iterations see the listeners there were at their start, whatever listeners do meanwhile. */
    private final List<CellListener> listeners = new CopyOnWriteArrayList<>();

    public void addListener(CellListener listener) {
        listeners.add(Objects.requireNonNull(listener, "listener"));
    }

    public boolean removeListener(CellListener listener) {
        return listeners.remove(listener);
    }

    public int listenerCount() {
        return listeners.size();
    }

    public String get(String cell) {
        return cells.getOrDefault(cell, "");
    }

    public void set(String cell, String value) {
        String old = get(cell);
        if (!old.equals(value)) {
            cells.put(cell, value);
            fire(cell, old, value);
        }
    }

    /** Removes all cells, with an event for each. */
    public void clear() {
        for (String name : cellNames()) {
            String old = cells.remove(name);
            if (old != null) {
                fire(name, old, "");
            }
        }
    }

    public List<String> cellNames() {
        return new ArrayList<>(cells.keySet());
    }

    private void fire(String cell, String oldValue, String newValue) {
        listeners.forEach(listener -> listener.changed(cell, oldValue, newValue));
    }
}
