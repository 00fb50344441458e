package com.revtrail.log;

import java.util.List;

public final class Commit {
    private final String id;
    private final List<Commit> parents;

    public Commit(String id, Commit... parents) {
        this.id = id;
        this.parents = List.of(parents);
    }

    public String id() {
        return id;
    }

    public List<Commit> parents() {
        return parents;
    }

    public boolean isMerge() {
        return parents.size() > 1;
    }
}
