package data.imp;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class BatchImport {
    private static final char COMMENT = '#';

    private final TargetFactory factory;
    private final int batchSize;
    private int written;
    private int skipped;
    private int batches;

    public BatchImport(TargetFactory factory, int batchSize) {
        this.factory = Objects.requireNonNull(factory);
        if (batchSize < 1) {
            throw new IllegalArgumentException("batch size must be positive: " + batchSize);
        }
        this.batchSize = batchSize;
    }

    public int run(List<String> rows) throws Exception {
        List<String> all = new ArrayList<>(rows);
        int total = 0;
        int from = 0;
        while (from < all.size()) {
            int to = from + Math.min(batchSize, all.size() - from);
            total += importBatch(all.subList(from, to));
            from = to;
        }
        return total;
    }

    private int importBatch(List<String> rows) throws Exception {
        batches++;
        int count = 0;
        try (Target target = factory.open(batches)) {
            for (String row : rows) {
                if (isIgnored(row)) {
                    skipped++;
                    continue;
                }
                target.write(row.trim());
                count++;
            }
            target.commit();
            written += count;
        }
        return count;
    }

    private static boolean isIgnored(String row) {
        return row == null || row.trim().isEmpty() || row.charAt(0) == COMMENT;
    }

    public String summary() {
        return "batches " + batches + ", written " + written + ", skipped " + skipped;
    }
}
