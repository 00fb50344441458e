package stats.histogram;

import java.io.PrintStream;
import java.util.stream.IntStream;

public class Histogram {
    private final int[] buckets = new int[10];

    public boolean add(int percent) {
        if (percent < 0 || percent >= 100) {
            return false;
        }
        buckets[percent / 10]++;
        return true;
    }

    public String row(int index) {
        return index * 10 + ": " + "#".repeat(buckets[index]);
    }

    public void print() {
        PrintStream out = System.out;
        IntStream.range(0, buckets.length)
            .filter(i -> buckets[i] > 0)
            .mapToObj(this::row)
            .forEach(out::println);
    }

    public int fullest() {
        return IntStream.range(1, buckets.length).reduce(0, (best, i) -> buckets[i] > buckets[best] ? i : best);
    }
}
