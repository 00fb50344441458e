package dev.stackwright.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The modules of a build and the levels on which they can be built in parallel. */
public class ModuleGraph {

    private final Map<String, List<String>> dependencies = new LinkedHashMap<>();
    private final Map<String, Integer> levels = new HashMap<>();

    public ModuleGraph module(String name, String... dependsOn) {
        for (String dependency : dependsOn) {
            if (!dependencies.containsKey(dependency)) {
                throw new IllegalArgumentException("declare " + dependency + " before " + name);
            }
        }
        if (dependencies.putIfAbsent(name, List.of(dependsOn)) != null) {
            throw new IllegalArgumentException("module " + name + " exists");
        }
        return this;
    }

    /** 0 for modules without dependencies, else one more than the highest level it depends on. */
    public int levelOf(String name) {
        Integer known = levels.get(name);
        if (known != null) {
            return known;
        }
        int level = computeLevel(name);
        levels.put(name, level);
        return level;
    }

    private int computeLevel(String name) {
        List<String> dependsOn = dependencies.get(name);
        if (dependsOn == null) {
            throw new IllegalArgumentException("no module " + name);
        }
        int level = 0;
        for (String dependency : dependsOn) {
            level = Math.max(level, levelOf(dependency) + 1);
        }
        return level;
    }

    public Map<Integer, List<String>> plan() {
        Map<Integer, List<String>> plan = new TreeMap<>();
        for (String name : dependencies.keySet()) {
            plan.computeIfAbsent(levelOf(name), l -> new ArrayList<>()).add(name);
        }
        return plan;
    }
}
