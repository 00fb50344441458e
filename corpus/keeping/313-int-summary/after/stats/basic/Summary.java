package stats.basic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class Summary {
    private static final Collector<Integer, ?, Summary> COLLECTOR =
            Collector.of(Accumulator::new, Accumulator::add, Accumulator::merge, Accumulator::finish);

    private static final class Accumulator {
        private final List<Integer> seen = new ArrayList<>();
        private long sum;

        void add(int value) {
            seen.add(value);
            sum += value;
        }

        Accumulator merge(Accumulator other) {
            seen.addAll(other.seen);
            sum += other.sum;
            return this;
        }

        Summary finish() {
            if (seen.isEmpty()) {
                throw new IllegalArgumentException("nothing to summarise");
            }
            seen.sort(Comparator.naturalOrder());
            return new Summary(List.copyOf(seen), sum);
        }
    }

    private final List<Integer> sorted;
    private final long sum;

    private Summary(List<Integer> sorted, long sum) {
        this.sorted = sorted;
        this.sum = sum;
    }

    public static Summary of(int... values) {
        return IntStream.of(values).boxed().collect(COLLECTOR);
    }

    public static Summary parse(String text) {
        return Arrays.stream(text.split(","))
                .map(String::trim)
                .filter(Predicate.not(String::isEmpty))
                .map(Integer::valueOf)
                .collect(COLLECTOR);
    }

    public Summary plus(Summary other) {
        return Stream.of(this, other).flatMap(summary -> summary.sorted.stream()).collect(COLLECTOR);
    }

    public int count() {
        return sorted.size();
    }

    public int min() {
        return sorted.get(0);
    }

    public int max() {
        return sorted.get(sorted.size() - 1);
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return (double) sum / sorted.size();
    }

    public double median() {
        // one element in the middle for odd counts, two for even ones
        return sorted.stream()
                .skip((count() - 1) / 2)
                .limit(2 - count() % 2)
                .mapToInt(Integer::intValue)
                .average()
                .orElseThrow();
    }

    /** How many different values there are. */
    public int distinct() {
        return (int) sorted.stream().distinct().count();
    }

    @Override
    public String toString() {
        return String.join(" ", "n=" + count(), "min=" + min(), "max=" + max(), "mean=" + mean());
    }
}
