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
        if (!Objects.equals(old, value)) {
            for (SettingsListener listener : new ArrayList<>(listeners)) {
                listener.changed(key, old, value);
            }
        }
    }

    public void unset(String key) {
        String old = values.remove(key);
        if (old != null) {
            for (SettingsListener listener : new ArrayList<>(listeners)) {
                listener.changed(key, old, null);
            }
        }
    }
}
