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
        Explosion explosion = new Explosion();
        explosion.visit(product, count);
        return explosion.demand;
    }

    private final class Explosion {
        private final Map<String, Integer> demand = new TreeMap<>();
        private final Set<String> open = new HashSet<>();

        void visit(String part, int count) {
            Map<String, Integer> children = components.get(part);
            if (children == null) {
                demand.merge(part, count, Integer::sum);
                return;
            }
            if (!open.add(part)) {
                throw new CyclicStructureException(part);
            }
            children.forEach((child, perUnit) -> visit(child, count * perUnit));
        }
    }
}
