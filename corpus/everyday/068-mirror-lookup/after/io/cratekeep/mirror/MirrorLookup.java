package io.cratekeep.mirror;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds artifacts on a list of mirrors, asking no more mirrors than needed. */
public class MirrorLookup {

    private final List<Mirror> mirrors;

    public MirrorLookup(List<Mirror> mirrors) {
        this.mirrors = new ArrayList<>(mirrors);
    }

    public List<String> locations(String artifact, int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException(Integer.toString(limit));
        }
        Set<String> found = new LinkedHashSet<>();
        for (Mirror mirror : mirrors) {
            if (found.size() == limit) {
                break;
            }
            String location = ask(mirror, artifact);
            if (location != null) {
                found.add(location);
            }
        }
        return Collections.unmodifiableList(new ArrayList<>(found));
    }

    public Optional<String> first(String artifact, String scheme) {
        String prefix = scheme + "://";
        for (Mirror mirror : mirrors) {
            String location = ask(mirror, artifact);
            if (location != null && location.startsWith(prefix)) {
                return Optional.of(location);
            }
        }
        return Optional.empty();
    }

    public boolean complete(List<String> artifacts) {
        for (String artifact : artifacts) {
            if (!available(artifact)) {
                return false;
            }
        }
        return true;
    }

    private boolean available(String artifact) {
        for (Mirror mirror : mirrors) {
            if (ask(mirror, artifact) != null) {
                return true;
            }
        }
        return false;
    }

    private static String ask(Mirror mirror, String artifact) {
        return mirror.isUp() ? mirror.locate(artifact) : null;
    }
}
