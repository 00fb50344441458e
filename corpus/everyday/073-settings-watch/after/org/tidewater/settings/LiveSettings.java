package org.tidewater.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Settings that can be changed at run time; listeners hear of real changes only. */
public class LiveSettings {

    private final Map<String, String> values = new TreeMap<>();
    private final List<SettingsListener> listeners = new ArrayList<>();

    public void addListener(SettingsListener listener) {
        listeners.add(Objects.requireNonNull(listener));
    }

    public void removeListener(SettingsListener listener) {
        listeners.remove(listener);
    }

    public String get(String key, String fallback) {
        return values.getOrDefault(key, fallback);
    }

    public void set(String key, String value) {
        String old = values.put(key, value);
        fireChanged(key, old, value);
    }

    public void unset(String key) {
        fireChanged(key, values.remove(key), null);
    }

    private void fireChanged(String key, String oldValue, String newValue) {
        if (!Objects.equals(oldValue, newValue)) {
            listeners.forEach(listener -> listener.changed(key, oldValue, newValue));
        }
    }
}
