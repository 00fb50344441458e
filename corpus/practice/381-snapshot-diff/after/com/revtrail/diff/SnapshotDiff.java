package com.revtrail.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class SnapshotDiff {
    private final Map<String, Change> changes = new TreeMap<>();

    public SnapshotDiff(Snapshot from, Snapshot to) {
        Map<String, String> before = from.hashes();
        Map<String, String> after = to.hashes();
        Stream.concat(before.keySet().stream(), after.keySet().stream())
                .distinct()
                .forEach(path -> classify(before.get(path), after.get(path))
                        .ifPresent(change -> changes.put(path, change)));
    }

    private static Optional<Change> classify(String before, String after) {
        if (before == null) {
            return Optional.of(Change.ADDED);
        }
        if (after == null) {
            return Optional.of(Change.DELETED);
        }
        return before.equals(after) ? Optional.empty() : Optional.of(Change.MODIFIED);
    }

    public Map<String, Change> changes() {
        return new TreeMap<>(changes);
    }

    public List<String> paths(Change kind) {
        return changes.entrySet().stream()
                .filter(entry -> entry.getValue() == kind)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public boolean isEmpty() {
        return changes.isEmpty();
    }
}
