package util.top;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Remembers the k greatest elements that it was offered. */
public final class TopK<T> {
    private final int k;
    private final Comparator<? super T> order;
    private final MinHeap<T> heap;

    public TopK(int k, Comparator<? super T> order) {
        if (k < 1) {
            throw new IllegalArgumentException("k " + k);
        }
        this.k = k;
        this.order = Objects.requireNonNull(order);
        this.heap = new MinHeap<>(order);
    }

    public boolean offer(T item) {
        if (heap.size() < k) {
            heap.insert(item);
            return true;
        }
        if (order.compare(item, heap.least()) <= 0) {
            return false;
        }
        heap.replaceLeast(item);
        return true;
    }

    public List<T> best() {
        List<T> result = heap.elements();
        result.sort(order.reversed());
        return result;
    }

    public int size() {
        return heap.size();
    }
}
