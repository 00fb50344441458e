package com.gridcalc.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Cells of a sheet; tells listeners about each change. */
public class Sheet {
    private final Map<String, String> cells = new TreeMap<>();
    private final List<CellListener> listeners = new ArrayList<>();

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
        if (old.equals(value)) {
            return;
        }
        cells.put(cell, value);
        List<CellListener> snapshot = new ArrayList<>(listeners);
        for (CellListener listener : snapshot) {
            listener.changed(cell, old, value);
        }
    }

    /** Removes all cells, with an event for each. */
    public void clear() {
        List<String> names = new ArrayList<>(cells.keySet());
        for (String name : names) {
            String old = cells.remove(name);
            if (old == null) {
                continue;
            }
            List<CellListener> snapshot = new ArrayList<>(listeners);
            for (CellListener listener : snapshot) {
                listener.changed(name, old, "");
            }
        }
    }

    public List<String> cellNames() {
        return new ArrayList<>(cells.keySet());
    }
}
