package ds.stat;

public class Traffic {
    private long requests;
    private long bytes;
    private long errors;

    public void request(int size, boolean ok) {
        if (size < 0) {
            throw new IllegalArgumentException("size");
        }
        requests++;
        bytes += size;
        if (!ok) {
            errors++;
        }
    }

    public long requests() {
        return requests;
    }

    public long bytes() {
        return bytes;
    }

    public int errorPercent() {
        return requests == 0 ? 0 : (int) (errors * 100 / requests);
    }
}
