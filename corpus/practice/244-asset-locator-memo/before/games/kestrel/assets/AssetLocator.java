package games.kestrel.assets;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds assets in mods first and in the base game last, and remembers what it found. */
public class AssetLocator {

    private final List<AssetSource> sources;
    private final Map<String, String> located = new HashMap<>();

    public AssetLocator(List<AssetSource> sources) {
        this.sources = List.copyOf(sources);
    }

    public Optional<String> find(String assetName) {
        String key = normalise(assetName);
        if (located.containsKey(key)) {
            return Optional.ofNullable(located.get(key));
        }
        String location = search(key);
        located.put(key, location);
        return Optional.ofNullable(location);
    }

    public String require(String assetName) {
        return find(assetName).orElseThrow(
                () -> new IllegalStateException("missing asset " + assetName));
    }

    /** Number of names that have been looked up so far. */
    public int cachedCount() {
        return located.size();
    }

    public void invalidate(String assetName) {
        located.remove(normalise(assetName));
    }

    private String search(String key) {
        for (AssetSource source : sources) {
            String location = source.locate(key);
            if (location != null) {
                return location;
            }
        }
        return null;
    }

    private static String normalise(String assetName) {
        return assetName.trim().toLowerCase(Locale.ROOT);
    }
}
