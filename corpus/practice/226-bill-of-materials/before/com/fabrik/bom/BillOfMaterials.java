package com.fabrik.bom;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class BillOfMaterials {
    private final Map<String, Map<String, Integer>> components = new HashMap<>();

    public void addComponent(String assembly, String part, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count " + count);
        }
        components.computeIfAbsent(assembly, a -> new LinkedHashMap<>()).merge(part, count, Integer::sum);
    }

    /** How many of each purchased part go into the given number of products. */
    public Map<String, Integer> explode(String product, int count) {
        Map<String, Integer> demand = new TreeMap<>();
        explode(product, count, new HashSet<>(), demand);
        return demand;
    }

    private void explode(String part, int count, Set<String> path, Map<String, Integer> demand) {
        if (path.contains(part)) {
            throw new CyclicStructureException(part);
        }
        Map<String, Integer> children = components.get(part);
        if (children == null) {
            demand.merge(part, count, Integer::sum);
            return;
        }
        Set<String> below = new HashSet<>(path);
        below.add(part);
        for (Map.Entry<String, Integer> child : children.entrySet()) {
            explode(child.getKey(), count * child.getValue(), below, demand);
        }
    }
}
