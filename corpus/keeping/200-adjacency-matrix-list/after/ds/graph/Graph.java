package ds.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

public class Graph {
    private final List<TreeSet<Integer>> edges = new ArrayList<>();

    public Graph(int nodes) {
        if (nodes < 0 || nodes > 200) {
            throw new IllegalArgumentException("nodes: " + nodes);
        }
        for (int i = 0; i < nodes; i++) {
            edges.add(new TreeSet<>());
        }
    }

    private TreeSet<Integer> of(int node) {
        if (node < 0 || node >= edges.size()) {
            throw new IllegalArgumentException("no node " + node);
        }
        return edges.get(node);
    }

    public void connect(int a, int b) {
        TreeSet<Integer> ofA = of(a);
        TreeSet<Integer> ofB = of(b);
        ofA.add(b);
        ofB.add(a);
    }

    public String neighbours(int a) {
        StringBuilder sb = new StringBuilder();
        for (int n : of(a)) {
            sb.append(n).append(' ');
        }
        return sb.toString();
    }

    public boolean connected(int a, int b) {
        of(b);
        return of(a).contains(b);
    }
}
