package com.revtrail.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class SnapshotDiff {
    private final Map<String, Change> changes = new TreeMap<>();

    public SnapshotDiff(Snapshot from, Snapshot to) {
        for (Map.Entry<String, String> old : from.hashes().entrySet()) {
            String hash = to.hashes().get(old.getKey());
            if (hash == null) {
                changes.put(old.getKey(), Change.DELETED);
            } else if (!hash.equals(old.getValue())) {
                changes.put(old.getKey(), Change.MODIFIED);
            }
        }
        for (String path : to.hashes().keySet()) {
            if (!from.hashes().containsKey(path)) {
                changes.put(path, Change.ADDED);
            }
        }
    }

    public Map<String, Change> changes() {
        return new TreeMap<>(changes);
    }

    public List<String> paths(Change kind) {
        List<String> paths = new ArrayList<>();
        for (Map.Entry<String, Change> entry : changes.entrySet()) {
            if (entry.getValue() == kind) {
                paths.add(entry.getKey());
            }
        }
        return paths;
    }

    public boolean isEmpty() {
        return changes.isEmpty();
    }
}
