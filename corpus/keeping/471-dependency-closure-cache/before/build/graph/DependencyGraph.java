package build.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public final class DependencyGraph {
    private final Map<String, Set<String>> edges = new TreeMap<>();

    public boolean addEdge(String from, String to) {
        if (from == null || to == null) {
            throw new NullPointerException("node");
        }
        edges.computeIfAbsent(to, k -> new TreeSet<>());
        return edges.computeIfAbsent(from, k -> new TreeSet<>()).add(to);
    }

    public boolean removeEdge(String from, String to) {
        Set<String> targets = edges.get(from);
        return targets != null && targets.remove(to);
    }

    public boolean removeNode(String node) {
        if (edges.remove(node) == null) {
            return false;
        }
        for (Set<String> targets : edges.values()) {
            targets.remove(node);
        }
        return true;
    }

    public Set<String> closure(String node) {
        if (!edges.containsKey(node)) {
            throw new IllegalArgumentException("unknown " + node);
        }
        Set<String> seen = new TreeSet<>();
        Deque<String> todo = new ArrayDeque<>(edges.get(node));
        while (!todo.isEmpty()) {
            String next = todo.pop();
            if (seen.add(next)) {
                todo.addAll(edges.get(next));
            }
        }
        return seen;
    }

    public boolean dependsOn(String a, String b) {
        return edges.containsKey(a) && closure(a).contains(b);
    }

    public boolean hasCycle() {
        for (String node : edges.keySet()) {
            if (closure(node).contains(node)) {
                return true;
            }
        }
        return false;
    }

    public int impact(String node) {
        int n = 0;
        for (String other : edges.keySet()) {
            if (closure(other).contains(node)) {
                n++;
            }
        }
        return n;
    }

    public List<String> roots() {
        List<String> result = new ArrayList<>();
        for (String node : edges.keySet()) {
            if (impact(node) == 0) {
                result.add(node);
            }
        }
        return result;
    }

    public int size() {
        return edges.size();
    }
}
