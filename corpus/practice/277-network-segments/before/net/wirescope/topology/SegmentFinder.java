package net.wirescope.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Groups devices into segments by their links. Device numbers are below the limit. */
public class SegmentFinder {

    private final int[] parent;
    private final int[] weight;
    private int segments;

    public SegmentFinder(int limit) {
        parent = new int[limit];
        weight = new int[limit];
        for (int i = 0; i < limit; i++) {
            parent[i] = i;
            weight[i] = 1;
        }
        segments = limit;
    }

    /** Links two devices; returns false if they were in the same segment already. */
    public boolean link(int a, int b) {
        int rootA = find(a);
        int rootB = find(b);
        if (rootA == rootB) {
            return false;
        }
        if (weight[rootA] < weight[rootB]) {
            parent[rootA] = rootB;
            weight[rootB] += weight[rootA];
        } else {
            parent[rootB] = rootA;
            weight[rootA] += weight[rootB];
        }
        segments--;
        return true;
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
        for (int i = 0; i < parent.length; i++) {
            byRoot.computeIfAbsent(find(i), r -> new ArrayList<>()).add(i);
        }
        List<List<Integer>> groups = new ArrayList<>(byRoot.values());
        groups.removeIf(g -> g.size() < 2);
        return groups;
    }

    private int find(int device) {
        if (device < 0 || device >= parent.length) {
            throw new IllegalArgumentException("device " + device);
        }
        int root = device;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }
}
