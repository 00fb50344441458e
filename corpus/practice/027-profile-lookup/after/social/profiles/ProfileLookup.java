package social.profiles;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class ProfileLookup {
    private final ProfileSource source;
    private final Map<Long, Optional<String>> cache = new HashMap<>();

    public ProfileLookup(ProfileSource source) {
        this.source = source;
    }

    /** The profile, or null when there is none; each id is loaded once. */
    public String find(long id) {
        Optional<String> cached = cache.get(id);
        if (cached == null) {
            cached = Optional.ofNullable(source.load(id));
            cache.put(id, cached);
        }
        return cached.orElse(null);
    }

    public boolean isKnown(long id) {
        return cache.containsKey(id);
    }

    public int missing() {
        return (int) cache.values().stream().filter(Optional::isEmpty).count();
    }

    public boolean forget(long id) {
        return cache.remove(id) != null;
    }
}
