package build.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public final class DependencyGraph {
    private final Map<String, Set<String>> edges = new TreeMap<>();
    private final Map<String, Set<String>> closures = new HashMap<>();

    public boolean addEdge(String from, String to) {
        if (from == null || to == null) {
            throw new NullPointerException("nodes must not be null");
        }
        edges.computeIfAbsent(to, k -> new TreeSet<>());
        boolean added = edges.computeIfAbsent(from, k -> new TreeSet<>()).add(to);
        if (added) {
            closures.clear();
        }
        return added;
    }

    public boolean removeEdge(String from, String to) {
        Set<String> targets = edges.get(from);
        if (targets == null || !targets.remove(to)) {
            return false;
        }
        closures.clear();
        return true;
    }

    public boolean removeNode(String node) {
        if (edges.remove(node) == null) {
            return false;
        }
        edges.values().forEach(targets -> targets.remove(node));
        closures.clear();
        return true;
    }

    public Set<String> closure(String node) {
        if (!edges.containsKey(node)) {
            throw new IllegalArgumentException("no node " + node);
        }
        return new TreeSet<>(reachable(node));
    }

    private Set<String> reachable(String node) {
        Set<String> known = closures.get(node);
        if (known == null) {
            known = traverse(node);
            closures.put(node, known);
        }
        return known;
    }

    private Set<String> traverse(String node) {
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
        return edges.containsKey(a) && reachable(a).contains(b);
    }

    public boolean hasCycle() {
        return edges.keySet().stream().anyMatch(node -> reachable(node).contains(node));
    }

    public int impact(String node) {
        return (int) edges.keySet().stream().filter(other -> reachable(other).contains(node)).count();
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
