package ds.stat;

public class Traffic {
    private enum Counter { REQUESTS, BYTES, ERRORS }

    private final long[] counters = new long[Counter.values().length];

    private void add(Counter counter, long amount) {
        counters[counter.ordinal()] += amount;
    }

    private long read(Counter counter) {
        return counters[counter.ordinal()];
    }

    public void request(int size, boolean ok) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size");
        }
        add(Counter.REQUESTS, 1);
        add(Counter.BYTES, size);
        add(Counter.ERRORS, ok ? 0 : 1);
    }

    public long requests() {
        return read(Counter.REQUESTS);
    }

    public long bytes() {
        return read(Counter.BYTES);
    }

    public int errorPercent() {
        long requests = read(Counter.REQUESTS);
        return requests == 0 ? 0 : (int) (read(Counter.ERRORS) * 100 / requests);
    }
}
