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
        if (buffer.isEmpty()) {
            return;
        }
        List<String> batch = List.copyOf(buffer);
        send(batch);
        written += batch.size();
        buffer.clear();
    }

    public final long written() {
        return written;
    }
}
