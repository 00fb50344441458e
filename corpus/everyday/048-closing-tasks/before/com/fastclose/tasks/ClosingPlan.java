package com.fastclose.tasks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tasks of the month-end closing and what they wait for. */
public class ClosingPlan {
    private enum Mark { ACTIVE, DONE }

    private final Map<String, Set<String>> prerequisites = new LinkedHashMap<>();

    /** Adds a task, or prerequisites to a task. Prerequisites need not be tasks themselves. */
    public ClosingPlan task(String name, String... needs) {
        prerequisites.computeIfAbsent(name, n -> new LinkedHashSet<>()).addAll(Arrays.asList(needs));
        return this;
    }

    /** All tasks, each behind its prerequisites, otherwise in the order they were added. */
    public List<String> order() {
        List<String> order = new ArrayList<>();
        Map<String, Mark> marks = new HashMap<>();
        for (String task : prerequisites.keySet()) {
            visit(task, marks, order);
        }
        return order;
    }

    private void visit(String task, Map<String, Mark> marks, List<String> order) {
        Mark mark = marks.get(task);
        if (mark == Mark.DONE) {
            return;
        }
        if (mark == Mark.ACTIVE) {
            throw new IllegalStateException("Cycle at " + task);
        }
        marks.put(task, Mark.ACTIVE);
        Set<String> needs = prerequisites.get(task);
        if (needs != null) {
            for (String need : needs) {
                visit(need, marks, order);
            }
        }
        marks.put(task, Mark.DONE);
        order.add(task);
    }

    /** The tasks that could start now. */
    public List<String> ready(Set<String> finished) {
        List<String> ready = new ArrayList<>();
        for (String task : order()) {
            Set<String> needs = prerequisites.getOrDefault(task, Set.of());
            if (!finished.contains(task) && finished.containsAll(needs)) {
                ready.add(task);
            }
        }
        return ready;
    }
}
