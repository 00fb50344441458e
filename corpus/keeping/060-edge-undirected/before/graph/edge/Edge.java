package graph.edge;

public final class Edge {
    private final int low;
    private final int high;

    public Edge(int a, int b) {
        if (a == b) {
            throw new IllegalArgumentException("loop");
        }
        low = a < b ? a : b;
        high = a < b ? b : a;
    }

    public int low() {
        return low;
    }

    public int high() {
        return high;
    }

    public int other(int end) {
        if (end == low) {
            return high;
        }
        if (end == high) {
            return low;
        }
        throw new IllegalArgumentException("not an end");
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Edge && ((Edge) o).low == low && ((Edge) o).high == high;
    }

    @Override
    public int hashCode() {
        return low * 17 + high;
    }

    @Override
    public String toString() {
        return low + "--" + high;
    }
}
