package net.routes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class RouteGraph<N> {
    private final Map<N, List<N>> edges = new LinkedHashMap<>();
    private final boolean directed;

    public RouteGraph(boolean directed) {
        this.directed = directed;
    }

    public void connect(N from, N to) {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
        if (!edges.containsKey(from)) {
            edges.put(from, new ArrayList<>());
        }
        if (!edges.containsKey(to)) {
            edges.put(to, new ArrayList<>());
        }
        if (!edges.get(from).contains(to)) {
            edges.get(from).add(to);
        }
        if (!directed && !edges.get(to).contains(from)) {
            edges.get(to).add(from);
        }
    }

    public List<N> nodes() {
        return new ArrayList<>(edges.keySet());
    }

    /** Shortest path from one node to another with both ends, or an empty list. */
    public List<N> path(N from, N to) {
        if (!edges.containsKey(from) || !edges.containsKey(to)) {
            throw new IllegalArgumentException("unknown node");
        }
        Map<N, N> cameFrom = new LinkedHashMap<>();
        Deque<N> queue = new ArrayDeque<>();
        queue.add(from);
        cameFrom.put(from, null);
        while (!queue.isEmpty()) {
            N current = queue.remove();
            if (current.equals(to)) {
                List<N> result = new ArrayList<>();
                for (N n = current; n != null; n = cameFrom.get(n)) {
                    result.add(n);
                }
                Collections.reverse(result);
                return result;
            }
            for (N next : edges.get(current)) {
                if (!cameFrom.containsKey(next)) {
                    cameFrom.put(next, current);
                    queue.add(next);
                }
            }
        }
        return new ArrayList<>();
    }

    /** Nodes grouped by distance from the start. */
    public List<List<N>> layers(N from) {
        if (!edges.containsKey(from)) {
            throw new IllegalArgumentException("unknown node");
        }
        List<List<N>> result = new ArrayList<>();
        Map<N, N> seen = new LinkedHashMap<>();
        seen.put(from, null);
        List<N> layer = new ArrayList<>();
        layer.add(from);
        while (!layer.isEmpty()) {
            result.add(layer);
            List<N> following = new ArrayList<>();
            for (N node : layer) {
                for (N next : edges.get(node)) {
                    if (!seen.containsKey(next)) {
                        seen.put(next, node);
                        following.add(next);
                    }
                }
            }
            layer = following;
        }
        return result;
    }
}
