package batch.imports;

final class ImportLoop {
    private static final int MAX_RECORDS = 20;

    private final ImportJob job;
    private int accepted;
    private int skipped;
    private int failed;
    private boolean aborted;

    ImportLoop(ImportJob job) { this.job = job; }

    ImportResult execute() {
        job.begin();
        for (int read = 0; !aborted && read < MAX_RECORDS; read++) {
            String record = job.readRecord();
            if (record == null) {
                break;
            }
            if (isComment(record)) {
                skipped++;
            } else {
                process(record);
            }
        }
        ImportResult result = new ImportResult(accepted, skipped, failed, aborted);
        job.end(result);
        return result;
    }

    private static boolean isComment(String record) { return record.isEmpty() || record.startsWith("#"); }

    private void process(String record) {
        boolean stored;
        try {
            stored = job.store(record);
        } catch (RuntimeException e) {
            failed++;
            aborted = failed >= job.maxFailures() || !job.continueAfter(record, e);
            return;
        }
        if (stored) {
            accepted++;
        } else {
            skipped++;
        }
    }
}
