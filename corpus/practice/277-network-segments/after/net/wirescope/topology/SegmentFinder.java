package net.wirescope.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Groups devices into segments by their links. Device numbers are below the limit. */
public class SegmentFinder {

    private final int limit;
    /** Devices that are not their own root. */
    private final Map<Integer, Integer> parent = new HashMap<>();
    private final Map<Integer, Integer> weight = new HashMap<>();
    private int segments;

    public SegmentFinder(int limit) {
        if (limit < 0) {
            throw new NegativeArraySizeException(String.valueOf(limit));
        }
        this.limit = limit;
        this.segments = limit;
    }

    /** Links two devices; returns false if they were in the same segment already. */
    public boolean link(int a, int b) {
        Integer rootA = find(a);
        Integer rootB = find(b);
        if (rootA == rootB) {
            return false;
        }
        if (weightOf(rootA) < weightOf(rootB)) {
            attach(rootA, rootB);
        } else {
            attach(rootB, rootA);
        }
        segments--;
        return true;
    }

    private void attach(Integer child, Integer root) {
        parent.put(child, root);
        weight.put(root, weightOf(root) + weightOf(child));
    }

    private int weightOf(Integer root) {
        return weight.getOrDefault(root, 1);
    }

    public boolean connected(int a, int b) {
        return find(a) == find(b);
    }

    public int segments() {
        return segments;
    }

    /** The devices of each segment that has more than one. */
    public List<List<Integer>> groups() {
        Map<Integer, List<Integer>> byRoot = new TreeMap<>();
        for (int i = 0; i < limit; i++) {
            byRoot.computeIfAbsent(find(i), r -> new ArrayList<>()).add(i);
        }
        List<List<Integer>> groups = new ArrayList<>(byRoot.values());
        groups.removeIf(g -> g.size() < 2);
        return groups;
    }

    private Integer find(Integer device) {
        if (device < 0 || device >= limit) {
            throw new IllegalArgumentException("device " + device);
        }
        Integer root = device;
        while (parent.containsKey(root)) {
            root = parent.get(root);
        }
        return root;
    }
}
