package batch.imports;

public abstract class ImportJob {
    private int runs;
    private boolean running;

    protected abstract String readRecord();

    protected abstract boolean store(String record);

    protected void begin() {
    }

    protected void end(ImportResult result) {
    }

    protected boolean continueAfter(String record, RuntimeException problem) { return true; }
    protected int maxFailures() { return 3; }
    public final int runs() { return runs; }

    public final ImportResult run() {
        if (running) {
            throw new IllegalStateException("already running");
        }
        running = true;
        try {
            runs++;
            begin();
            int accepted = 0;
            int skipped = 0;
            int failed = 0;
            boolean aborted = false;
            int read = 0;
            String record;
            while (!aborted && read < 20 && (record = readRecord()) != null) {
                read++;
                if (record.isEmpty() || record.charAt(0) == '#') {
                    skipped++;
                    continue;
                }
                try {
                    if (store(record)) {
                        accepted++;
                    } else {
                        skipped++;
                    }
                } catch (RuntimeException e) {
                    failed++;
                    if (failed >= maxFailures() || !continueAfter(record, e)) {
                        aborted = true;
                    }
                }
            }
            ImportResult result = new ImportResult(accepted, skipped, failed, aborted);
            end(result);
            return result;
        } finally {
            running = false;
        }
    }
}
