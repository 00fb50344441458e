package social.profiles;

import java.util.HashMap;
import java.util.Map;

public class ProfileLookup {
    private final ProfileSource source;
    private final Map<Long, String> cache = new HashMap<>();

    public ProfileLookup(ProfileSource source) {
        this.source = source;
    }

    /** The profile, or null when there is none; each id is loaded once. */
    public String find(long id) {
        if (cache.containsKey(id)) {
            return cache.get(id);
        }
        String profile = source.load(id);
        cache.put(id, profile);
        return profile;
    }

    public boolean isKnown(long id) {
        return cache.containsKey(id);
    }

    public int missing() {
        int missing = 0;
        for (String profile : cache.values()) {
            if (profile == null) {
                missing++;
            }
        }
        return missing;
    }

    public boolean forget(long id) {
        if (!cache.containsKey(id)) {
            return false;
        }
        cache.remove(id);
        return true;
    }
}
