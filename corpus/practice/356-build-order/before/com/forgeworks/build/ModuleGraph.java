package com.forgeworks.build;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public final class ModuleGraph {
    private final Map<String, Set<String>> dependencies = new TreeMap<>();

    public ModuleGraph module(String name, String... dependsOn) {
        Set<String> own = dependencies.computeIfAbsent(name, k -> new TreeSet<>());
        for (String other : dependsOn) {
            dependencies.computeIfAbsent(other, k -> new TreeSet<>());
            own.add(other);
        }
        return this;
    }

    public Set<String> modules() {
        return Collections.unmodifiableSet(dependencies.keySet());
    }

    public Set<String> dependenciesOf(String module) {
        return Collections.unmodifiableSet(dependencies.getOrDefault(module, Set.of()));
    }
}
