package plots.text;

/** Counts measurements between given edges; the last bucket takes everything above. */
public final class Histogram {
    private final double[] edges;
    private final int[] counts;
    private int outside;

    public Histogram(double... edges) {
        if (edges.length == 0) {
            throw new IllegalArgumentException("no edges");
        }
        for (int i = 0; i < edges.length; i++) {
            if (Double.isNaN(edges[i])) {
                throw new IllegalArgumentException("NaN");
            }
            if (i > 0 && !(edges[i - 1] < edges[i])) {
                throw new IllegalArgumentException("not ascending");
            }
        }
        this.edges = edges.clone();
        this.counts = new int[edges.length];
    }

    /** Returns the bucket, or -1 if the value is below the first edge or no number. */
    public int add(double value) {
        int bucket = -1;
        for (int i = 0; i < edges.length; i++) {
            if (value >= edges[i]) {
                bucket = i;
            } else {
                break;
            }
        }
        if (bucket < 0) {
            outside++;
        } else {
            counts[bucket]++;
        }
        return bucket;
    }

    public int addAll(double... values) {
        int inside = 0;
        for (double value : values) {
            if (add(value) >= 0) {
                inside++;
            }
        }
        return inside;
    }

    public int[] counts() {
        return counts.clone();
    }

    public int outside() {
        return outside;
    }

    public int fullest() {
        int best = 0;
        for (int i = 1; i < counts.length; i++) {
            if (counts[i] > counts[best]) {
                best = i;
            }
        }
        return best;
    }

    public String render(char mark) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < edges.length; i++) {
            if (i > 0) {
                out.append('\n');
            }
            out.append(edges[i]).append(' ');
            for (int k = 0; k < counts[i]; k++) {
                out.append(mark);
            }
        }
        return out.toString();
    }
}
