package com.revtrail.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
        Set<Commit> seen = new HashSet<>();
        Deque<Commit> open = new ArrayDeque<>();
        open.push(tip);
        while (!open.isEmpty()) {
            Commit commit = open.pop();
            if (!seen.add(commit)) {
                continue;
            }
            if (!skipMerges || !commit.isMerge()) {
                log.add(commit.id());
            }
            commit.parents().forEach(open::push);
        }
        return log;
    }
}
