package dev.buildvault.artifact;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finds artifacts by content; the first name stored for some content wins. */
public class ArtifactIndex {

    private final Map<Fingerprint, String> names = new LinkedHashMap<>();

    /** Returns the name under which the content is known. */
    public String store(Fingerprint fingerprint, String name) {
        String known = names.putIfAbsent(fingerprint, name);
        return known == null ? name : known;
    }

    public Optional<String> find(Fingerprint fingerprint) {
        return Optional.ofNullable(names.get(fingerprint));
    }

    public int size() {
        return names.size();
    }
}
