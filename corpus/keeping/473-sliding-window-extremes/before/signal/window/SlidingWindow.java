package signal.window;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

public final class SlidingWindow {
    private final int capacity;
    private final Deque<Integer> values = new ArrayDeque<>();

    public SlidingWindow(int capacity) {
        if (capacity < 1 || capacity > 1000) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public Integer add(int value) {
        values.addLast(value);
        return values.size() > capacity ? values.removeFirst() : null;
    }

    public int removeOldest() {
        return values.removeFirst();
    }

    public int min() {
        if (values.isEmpty()) {
            throw new NoSuchElementException();
        }
        int min = Integer.MAX_VALUE;
        for (int v : values) {
            if (v < min) {
                min = v;
            }
        }
        return min;
    }

    public int max() {
        if (values.isEmpty()) {
            throw new NoSuchElementException();
        }
        int max = Integer.MIN_VALUE;
        for (int v : values) {
            if (v > max) {
                max = v;
            }
        }
        return max;
    }

    public long spread() {
        return values.isEmpty() ? 0 : (long) max() - min();
    }

    public long sum() {
        long sum = 0;
        for (int v : values) {
            sum += v;
        }
        return sum;
    }

    public double mean() {
        return (double) sum() / values.size();
    }

    public int size() {
        return values.size();
    }

    public void clear() {
        values.clear();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
