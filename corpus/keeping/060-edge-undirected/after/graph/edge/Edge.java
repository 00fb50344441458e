package graph.edge;

public record Edge(int low, int high) {
    public Edge(int low, int high) {
        if (low == high) {
            throw new IllegalArgumentException("an edge needs two different ends");
        }
        this.low = Math.min(low, high);
        this.high = Math.max(low, high);
    }

    public int other(int end) {
        if (end == low) {
            return high;
        }
        if (end == high) {
            return low;
        }
        throw new IllegalArgumentException(end + " is not an end of " + this);
    }

    @Override
    public String toString() {
        return low + "--" + high;
    }
}
