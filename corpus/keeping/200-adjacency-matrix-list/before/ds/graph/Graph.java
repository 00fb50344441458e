package ds.graph;

public class Graph {
    private final boolean[][] edge;

    public Graph(int nodes) {
        if (nodes < 0 || nodes > 200) {
            throw new IllegalArgumentException("nodes");
        }
        edge = new boolean[nodes][nodes];
    }

    private void check(int node) {
        if (node < 0 || node >= edge.length) {
            throw new IllegalArgumentException("node");
        }
    }

    public void connect(int a, int b) {
        check(a);
        check(b);
        edge[a][b] = true;
        edge[b][a] = true;
    }

    public String neighbours(int a) {
        check(a);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < edge.length; i++) {
            if (edge[a][i]) {
                sb.append(i).append(' ');
            }
        }
        return sb.toString();
    }

    public boolean connected(int a, int b) {
        check(a);
        check(b);
        return edge[a][b];
    }
}
