package io.cratekeep.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Finds artifacts on a list of mirrors, asking no more mirrors than needed. */
public class MirrorLookup {

    private final List<Mirror> mirrors;

    public MirrorLookup(List<Mirror> mirrors) {
        this.mirrors = new ArrayList<>(mirrors);
    }

    public List<String> locations(String artifact, int limit) {
        return mirrors.stream()
                .filter(Mirror::isUp)
                .map(mirror -> mirror.locate(artifact))
                .filter(Objects::nonNull)
                .distinct()
                .limit(limit)
                .toList();
    }

    public Optional<String> first(String artifact, String scheme) {
        return mirrors.stream()
                .filter(Mirror::isUp)
                .map(mirror -> mirror.locate(artifact))
                .filter(Objects::nonNull)
                .filter(location -> location.startsWith(scheme + "://"))
                .findFirst();
    }

    public boolean complete(List<String> artifacts) {
        return artifacts.stream()
                .allMatch(artifact -> mirrors.stream().anyMatch(m -> m.isUp() && m.locate(artifact) != null));
    }
}
