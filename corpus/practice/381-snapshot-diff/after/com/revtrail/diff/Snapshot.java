package com.revtrail.diff;

import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Paths and content hashes of one revision. */
public final class Snapshot {
    private final SortedMap<String, String> hashes = new TreeMap<>();

    public Snapshot file(String path, String hash) {
        hashes.put(Objects.requireNonNull(path, "path"), Objects.requireNonNull(hash, "hash"));
        return this;
    }

    SortedMap<String, String> hashes() {
        return Collections.unmodifiableSortedMap(hashes);
    }
}
