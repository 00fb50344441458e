package net.routes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Breadth-first walk, one layer at a time. */
final class Exploration<N> {
    private final Adjacency<N> adjacency;
    private final Map<N, N> predecessors = new HashMap<>();
    private List<N> layer = new ArrayList<>();
    private List<N> following = new ArrayList<>();

    Exploration(Adjacency<N> adjacency, N start) {
        this.adjacency = adjacency;
        predecessors.put(start, null);
        layer.add(start);
    }

    boolean done() {
        return layer.isEmpty();
    }

    List<N> layer() {
        return layer;
    }

    void expand(N node) {
        for (N next : adjacency.successors(node)) {
            if (!predecessors.containsKey(next)) {
                predecessors.put(next, node);
                following.add(next);
            }
        }
    }

    void advance() {
        layer = following;
        following = new ArrayList<>();
    }

    List<N> pathTo(N target) {
        List<N> path = new ArrayList<>();
        for (N node = target; node != null; node = predecessors.get(node)) {
            path.add(node);
        }
        Collections.reverse(path);
        return path;
    }
}
