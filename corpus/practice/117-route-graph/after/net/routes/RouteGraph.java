package net.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class RouteGraph<N> {
    private final Adjacency<N> adjacency = new Adjacency<>();
    private final boolean directed;

    public RouteGraph(boolean directed) {
        this.directed = directed;
    }

    public void connect(N from, N to) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        adjacency.addNode(from);
        adjacency.addNode(to);
        adjacency.addArc(from, to);
        if (!directed) {
            adjacency.addArc(to, from);
        }
    }

    public List<N> nodes() {
        return adjacency.nodes();
    }

    /** Shortest path from one node to another with both ends, or an empty list. */
    public List<N> path(N from, N to) {
        requireKnown(from);
        requireKnown(to);
        for (Exploration<N> e = new Exploration<>(adjacency, from); !e.done(); e.advance()) {
            for (N node : e.layer()) {
                if (node.equals(to)) {
                    return e.pathTo(node);
                }
                e.expand(node);
            }
        }
        return new ArrayList<>();
    }

    /** Nodes grouped by distance from the start. */
    public List<List<N>> layers(N from) {
        requireKnown(from);
        List<List<N>> result = new ArrayList<>();
        for (Exploration<N> e = new Exploration<>(adjacency, from); !e.done(); e.advance()) {
            result.add(e.layer());
            e.layer().forEach(e::expand);
        }
        return result;
    }

    private void requireKnown(N node) {
        if (!adjacency.knows(node)) {
            throw new IllegalArgumentException("unknown node");
        }
    }
}
