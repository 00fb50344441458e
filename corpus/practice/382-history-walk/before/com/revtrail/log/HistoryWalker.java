package com.revtrail.log;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lists a commit and its history, each commit once, along the first parent first. */
public final class HistoryWalker {
    private final boolean skipMerges;

    public HistoryWalker(boolean skipMerges) {
        this.skipMerges = skipMerges;
    }

    public List<String> walk(Commit tip) {
        List<String> log = new ArrayList<>();
        visit(tip, new HashSet<>(), log);
        return log;
    }

    private void visit(Commit commit, Set<Commit> seen, List<String> log) {
        if (!seen.add(commit)) {
            return;
        }
        if (!(skipMerges && commit.isMerge())) {
            log.add(commit.id());
        }
        for (Commit parent : commit.parents()) {
            visit(parent, seen, log);
        }
    }
}
