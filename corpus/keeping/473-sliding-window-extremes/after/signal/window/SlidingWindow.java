package signal.window;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

public final class SlidingWindow {
    private final int capacity;
    private final Deque<Integer> values = new ArrayDeque<>();
    /** Never increasing from head to tail; the head is the maximum. */
    private final Deque<Integer> maxima = new ArrayDeque<>();
    /** Never decreasing from head to tail; the head is the minimum. */
    private final Deque<Integer> minima = new ArrayDeque<>();
    private long sum;

    public SlidingWindow(int capacity) {
        if (capacity < 1 || capacity > 1000) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public Integer add(int value) {
        values.addLast(value);
        sum += value;
        while (!maxima.isEmpty() && maxima.peekLast() < value) {
            maxima.removeLast();
        }
        maxima.addLast(value);
        while (!minima.isEmpty() && minima.peekLast() > value) {
            minima.removeLast();
        }
        minima.addLast(value);
        return values.size() > capacity ? Integer.valueOf(removeOldest()) : null;
    }

    public int removeOldest() {
        int oldest = values.removeFirst();
        sum -= oldest;
        if (maxima.peekFirst() == oldest) {
            maxima.removeFirst();
        }
        if (minima.peekFirst() == oldest) {
            minima.removeFirst();
        }
        return oldest;
    }

    public int min() {
        return head(minima);
    }

    public int max() {
        return head(maxima);
    }

    private static int head(Deque<Integer> candidates) {
        if (candidates.isEmpty()) {
            throw new NoSuchElementException("empty window");
        }
        return candidates.peekFirst();
    }

    public long spread() {
        return values.isEmpty() ? 0 : (long) max() - min();
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return (double) sum / values.size();
    }

    public int size() {
        return values.size();
    }

    public void clear() {
        values.clear();
        maxima.clear();
        minima.clear();
        sum = 0;
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
