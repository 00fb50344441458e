package dev.buildlark.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Modules of a build and what they depend on. */
public class ModuleGraph {

    private final Map<String, List<String>> dependencies = new LinkedHashMap<>();

    public ModuleGraph module(String name, String... dependsOn) {
        dependencies.computeIfAbsent(name, k -> new ArrayList<>()).addAll(List.of(dependsOn));
        return this;
    }

    /** The class path order: a module, then its dependencies, depth first, each once. */
    public List<String> classPath(String module) {
        Set<String> visited = new LinkedHashSet<>();
        Deque<String> pending = new ArrayDeque<>();
        pending.push(module);
        while (!pending.isEmpty()) {
            String current = pending.pop();
            if (visited.add(current)) {
                dependencies.getOrDefault(current, List.of()).forEach(pending::push);
            }
        }
        return new ArrayList<>(visited);
    }

    public boolean dependsOn(String module, String other) {
        return !module.equals(other) && classPath(module).contains(other);
    }
}
