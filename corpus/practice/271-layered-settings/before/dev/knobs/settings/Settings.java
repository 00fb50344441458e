package dev.knobs.settings;

import java.util.HashMap;
import java.util.Map;

/** The settings of a tool, by profile. */
public class Settings {

    private final Map<String, Profile> profiles = new HashMap<>();
    private String active;

    public Settings add(Profile profile) {
        profiles.put(profile.name(), profile);
        return this;
    }

    public void activate(String profileName) {
        this.active = profileName;
    }

    /** The setting in the active profile, or the fallback. */
    public String get(String key, String fallback) {
        Profile profile = profiles.get(active);
        if (profile == null) {
            return fallback;
        }
        return profile.value(key);
    }

    public int getInt(String key, int fallback) {
        Profile profile = profiles.get(active);
        if (profile == null || profile.value(key) == null) {
            return fallback;
        }
        return Integer.parseInt(profile.value(key).trim());
    }

    public boolean isSet(String key) {
        Profile profile = profiles.get(active);
        return profile != null && profile.mentions(key);
    }

    public String describe() {
        Profile profile = profiles.get(active);
        return profile == null ? "defaults" : profile.name();
    }
}
