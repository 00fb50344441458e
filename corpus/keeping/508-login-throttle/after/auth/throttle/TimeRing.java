package auth.throttle;

/** A queue of time stamps with a fixed capacity. */
final class TimeRing {
    private final long[] times;
    private int first;
    private int size;

    TimeRing(int capacity) {
        times = new long[capacity];
    }

    int size() {
        return size;
    }

    boolean isFull() {
        return size == times.length;
    }

    long oldest() {
        return times[first];
    }

    long newest() {
        return times[(first + size - 1) % times.length];
    }

    void dropOldest() {
        first = (first + 1) % times.length;
        size--;
    }

    /** False when full. */
    boolean offer(long time) {
        if (isFull()) {
            return false;
        }
        times[(first + size++) % times.length] = time;
        return true;
    }
}
