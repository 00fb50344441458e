package net.routes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class Adjacency<N> {
    private final Map<N, List<N>> successors = new LinkedHashMap<>();

    void addNode(N node) {
        successors.computeIfAbsent(node, key -> new ArrayList<>());
    }

    void addArc(N from, N to) {
        List<N> targets = successors.get(from);
        if (!targets.contains(to)) {
            targets.add(to);
        }
    }

    boolean knows(N node) {
        return successors.containsKey(node);
    }

    List<N> successors(N node) {
        return successors.get(node);
    }

    List<N> nodes() {
        return new ArrayList<>(successors.keySet());
    }
}
