package misc.download;

public class Download {
    public interface Progress {
        void started(int total);

        void block(int index, int bytes);
    }

    private final int total;
    private int done;

    public Download(int total) {
        if (total < 0 || total > 10_000) {
            throw new IllegalArgumentException("total");
        }
        this.total = total;
    }

    public int run(int blockSize, Progress progress) {
        if (blockSize < 1) {
            throw new IllegalArgumentException("block size");
        }
        progress.started(total);
        int index = 0;
        for (; done < total; index++) {
            progress.block(index, advance(blockSize));
        }
        return index;
    }

    private int advance(int limit) {
        final int bytes = Math.min(limit, total - done);
        done += bytes;
        return bytes;
    }

    public int done() {
        return done;
    }
}
