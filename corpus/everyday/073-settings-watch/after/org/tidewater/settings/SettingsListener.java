package org.tidewater.settings;

@FunctionalInterface
public interface SettingsListener {

    void changed(String key, String oldValue, String newValue);
}
