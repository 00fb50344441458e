package stats.summary;

import java.util.Arrays;
import java.util.LongSummaryStatistics;

public final class Summary {
    private final long[] values;
    private LongSummaryStatistics statistics;

    public Summary(long... values) {
        this.values = values.clone();
    }

    private LongSummaryStatistics statistics() {
        if (statistics == null) {
            statistics = Arrays.stream(values).summaryStatistics();
        }
        return statistics;
    }

    public long min() {
        return statistics().getMin();
    }

    public long max() {
        return statistics().getMax();
    }

    public long sum() {
        return statistics().getSum();
    }

    public int count() {
        return values.length;
    }
}
