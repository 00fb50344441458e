package dev.knobs.settings;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

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
        return activeProfile().map(profile -> profile.value(key)).orElse(fallback);
    }

    public int getInt(String key, int fallback) {
        return activeProfile()
                .map(profile -> profile.value(key))
                .map(value -> Integer.parseInt(value.trim()))
                .orElse(fallback);
    }

    public boolean isSet(String key) {
        return activeProfile().filter(profile -> profile.mentions(key)).isPresent();
    }

    public String describe() {
        return activeProfile().map(Profile::name).orElse("defaults");
    }

    private Optional<Profile> activeProfile() {
        return Optional.ofNullable(profiles.get(active));
    }
}
