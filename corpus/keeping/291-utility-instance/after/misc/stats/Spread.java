package misc.stats;

import java.util.Arrays;
import java.util.IntSummaryStatistics;

public final class Spread {

    public long of(int... values) {
        IntSummaryStatistics statistics = Arrays.stream(values).summaryStatistics();
        if (statistics.getCount() == 0) {
            throw new IllegalArgumentException("a spread needs values");
        }
        return (long) statistics.getMax() - statistics.getMin();
    }

    public boolean constant(int... values) {
        return of(values) == 0;
    }
}
