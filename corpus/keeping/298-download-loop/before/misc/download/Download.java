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
        while (done < total) {
            int bytes = total - done;
            if (bytes > blockSize) {
                bytes = blockSize;
            }
            done += bytes;
            progress.block(index, bytes);
            index++;
        }
        return index;
    }

    public int done() {
        return done;
    }
}
