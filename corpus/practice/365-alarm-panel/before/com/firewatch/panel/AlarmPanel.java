package com.firewatch.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

public final class AlarmPanel {
    private final Map<String, Integer> active = new TreeMap<>();
    private final List<AlarmObserver> observers = new ArrayList<>();

    public void attach(AlarmObserver observer) {
        Objects.requireNonNull(observer, "observer");
        if (!observers.contains(observer)) {
            observers.add(observer);
        }
    }

    public boolean detach(AlarmObserver observer) {
        return observers.remove(observer);
    }

    /** Observers learn of new alarms and of alarms that got worse. */
    public void raise(String zone, int level) {
        Integer old = active.get(zone);
        if (old != null && old >= level) {
            return;
        }
        active.put(zone, level);
        List<AlarmObserver> copy = new ArrayList<>(observers);
        for (int i = 0; i < copy.size(); i++) {
            copy.get(i).raised(zone, level);
        }
    }

    public void clear(String zone) {
        if (active.remove(zone) != null) {
            List<AlarmObserver> copy = new ArrayList<>(observers);
            for (int i = 0; i < copy.size(); i++) {
                copy.get(i).cleared(zone);
            }
        }
    }

    public Map<String, Integer> active() {
        return new TreeMap<>(active);
    }
}
