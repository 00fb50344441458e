package batch.imports;

public final class ImportResult {
    private final int accepted;
    private final int skipped;
    private final int failed;
    private final boolean aborted;

    ImportResult(int accepted, int skipped, int failed, boolean aborted) {
        this.accepted = accepted;
        this.skipped = skipped;
        this.failed = failed;
        this.aborted = aborted;
    }

    public int accepted() { return accepted; }
    public boolean aborted() { return aborted; }

    public String toString() {
        return accepted + " accepted, " + skipped + " skipped, " + failed + " failed" + (aborted ? ", aborted" : "");
    }
}
