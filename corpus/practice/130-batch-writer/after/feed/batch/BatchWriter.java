package feed.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public abstract class BatchWriter {
    private final int batchSize;
    private final List<String> buffer = new ArrayList<>();
    private long written;

    protected BatchWriter(int batchSize) {
        if (batchSize < 1) {
            throw new IllegalArgumentException("batchSize " + batchSize);
        }
        this.batchSize = batchSize;
    }

    protected abstract void send(List<String> lines);

    public final void write(String line) {
        Objects.requireNonNull(line, "line");
        buffer.add(line);
        if (buffer.size() >= batchSize) {
            flush();
        }
    }

    public final void flush() {
        if (!buffer.isEmpty()) {
            deliver(drain());
        }
    }

    private List<String> drain() {
        List<String> batch = List.copyOf(buffer);
        buffer.clear();
        return batch;
    }

    private void deliver(List<String> batch) {
        send(batch);
        written += batch.size();
    }

    public final long written() {
        return written;
    }
}
