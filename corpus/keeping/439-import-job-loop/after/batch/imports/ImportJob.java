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
            throw new IllegalStateException("run() while running");
        }
        running = true;
        try {
            runs++;
            return new ImportLoop(this).execute();
        } finally {
            running = false;
        }
    }
}
