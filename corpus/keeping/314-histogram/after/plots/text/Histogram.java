package plots.text;

import static java.util.stream.IntStream.range;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Counts measurements between given edges; the last bucket takes everything above. */
public final class Histogram {
    private final double[] edges;
    private final int[] counts;
    private int outside;

    public Histogram(double... edges) {
        boolean numbers = Arrays.stream(edges).noneMatch(Double::isNaN);
        boolean ascending = range(1, edges.length).allMatch(i -> edges[i - 1] < edges[i]);
        if (edges.length == 0 || !numbers || !ascending) {
            throw new IllegalArgumentException("edges must be ascending numbers");
        }
        this.edges = Arrays.copyOf(edges, edges.length);
        this.counts = new int[edges.length];
    }

    /** Returns the bucket, or -1 if the value is below the first edge or no number. */
    public int add(double value) {
        int bucket = (int) Arrays.stream(edges).takeWhile(edge -> value >= edge).count() - 1;
        if (bucket == -1) {
            outside++;
        } else {
            counts[bucket]++;
        }
        return bucket;
    }

    public int addAll(double... values) {
        return (int) Arrays.stream(values).mapToInt(this::add).filter(bucket -> bucket >= 0).count();
    }

    public int[] counts() {
        return counts.clone();
    }

    public int outside() {
        return outside;
    }

    public int fullest() {
        int most = Arrays.stream(counts).max().getAsInt();
        return range(0, counts.length).filter(i -> counts[i] == most).findFirst().getAsInt();
    }

    public String render(char mark) {
        String unit = String.valueOf(mark);
        return range(0, edges.length)
                .mapToObj(i -> edges[i] + " " + unit.repeat(counts[i]))
                .collect(Collectors.joining("\n"));
    }
}
