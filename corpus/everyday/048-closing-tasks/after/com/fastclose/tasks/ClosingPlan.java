package com.fastclose.tasks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tasks of the month-end closing and what they wait for. */
public class ClosingPlan {
    /** A task whose prerequisites are being ordered, and those that are still to do. */
    private record Frame(String task, Iterator<String> needs) {
    }

    private final Map<String, Set<String>> prerequisites = new LinkedHashMap<>();

    /** Adds a task, or prerequisites to a task. Prerequisites need not be tasks themselves. */
    public ClosingPlan task(String name, String... needs) {
        prerequisites.computeIfAbsent(name, n -> new LinkedHashSet<>()).addAll(Arrays.asList(needs));
        return this;
    }

    /** All tasks, each behind its prerequisites, otherwise in the order they were added. */
    public List<String> order() {
        Set<String> done = new LinkedHashSet<>();
        for (String task : prerequisites.keySet()) {
            if (!done.contains(task)) {
                appendWithPrerequisites(task, done);
            }
        }
        return new ArrayList<>(done);
    }

    private void appendWithPrerequisites(String root, Set<String> done) {
        Set<String> active = new HashSet<>();
        Deque<Frame> stack = new ArrayDeque<>();
        active.add(root);
        stack.push(frame(root));
        while (!stack.isEmpty()) {
            Frame top = stack.peek();
            if (!top.needs().hasNext()) {
                stack.pop();
                active.remove(top.task());
                done.add(top.task());
                continue;
            }
            String need = top.needs().next();
            if (done.contains(need)) {
                continue;
            }
            if (!active.add(need)) {
                throw new IllegalStateException("Cycle at " + need);
            }
            stack.push(frame(need));
        }
    }

    private Frame frame(String task) {
        return new Frame(task, needs(task).iterator());
    }

    private Set<String> needs(String task) {
        return prerequisites.getOrDefault(task, Set.of());
    }

    /** The tasks that could start now. */
    public List<String> ready(Set<String> finished) {
        List<String> ready = new ArrayList<>(order());
        ready.removeIf(task -> finished.contains(task) || !finished.containsAll(needs(task)));
        return ready;
    }
}
