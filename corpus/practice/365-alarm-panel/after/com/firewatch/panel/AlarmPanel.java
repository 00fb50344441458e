package com.firewatch.panel;

import java.util.Map;
import java.util.TreeMap;

public final class AlarmPanel {
    private final Map<String, Integer> active = new TreeMap<>();
    private final ObserverList<AlarmObserver> observers = new ObserverList<>();

    public void attach(AlarmObserver observer) {
        observers.add(observer);
    }

    public boolean detach(AlarmObserver observer) {
        return observers.remove(observer);
    }

    /** Observers learn of new alarms and of alarms that got worse. */
    public void raise(String zone, int level) {
        Integer old = active.get(zone);
        if (old == null || old < level) {
            active.put(zone, level);
            observers.deliver(observer -> observer.raised(zone, level));
        }
    }

    public void clear(String zone) {
        if (active.remove(zone) != null) {
            observers.deliver(observer -> observer.cleared(zone));
        }
    }

    public Map<String, Integer> active() {
        return new TreeMap<>(active);
    }
}
