package com.forgeworks.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives a reproducible order in which modules can be built. */
public final class BuildPlanner {
    public List<String> order(ModuleGraph graph) {
        Map<String, Integer> open = new HashMap<>();
        Map<String, List<String>> dependents = new HashMap<>();
        // graph.modules() is sorted, so are the dependents: a plain queue keeps the order
        Deque<String> ready = new ArrayDeque<>();
        for (String module : graph.modules()) {
            int count = graph.dependenciesOf(module).size();
            open.put(module, count);
            if (count == 0) {
                ready.add(module);
            }
            for (String dependency : graph.dependenciesOf(module)) {
                dependents.computeIfAbsent(dependency, k -> new ArrayList<>()).add(module);
            }
        }
        List<String> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            String module = ready.remove();
            order.add(module);
            for (String dependent : dependents.getOrDefault(module, List.of())) {
                if (open.merge(dependent, -1, Integer::sum) == 0) {
                    ready.add(dependent);
                }
            }
        }
        if (order.size() < open.size()) {
            throw new IllegalStateException("dependency cycle");
        }
        return order;
    }
}
