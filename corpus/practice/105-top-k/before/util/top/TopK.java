package util.top;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Remembers the k greatest elements that it was offered. */
public final class TopK<T> {
    private final int k;
    private final Comparator<? super T> order;
    private final List<T> heap = new ArrayList<>();

    public TopK(int k, Comparator<? super T> order) {
        if (k < 1) {
            throw new IllegalArgumentException("k " + k);
        }
        this.k = k;
        this.order = Objects.requireNonNull(order);
    }

    public boolean offer(T item) {
        if (heap.size() < k) {
            heap.add(item);
            int i = heap.size() - 1;
            while (i > 0) {
                int parent = (i - 1) / 2;
                if (order.compare(heap.get(i), heap.get(parent)) >= 0) {
                    break;
                }
                Collections.swap(heap, i, parent);
                i = parent;
            }
            return true;
        }
        if (order.compare(item, heap.get(0)) <= 0) {
            return false;
        }
        heap.set(0, item);
        int i = 0;
        while (true) {
            int child = 2 * i + 1;
            if (child >= heap.size()) {
                break;
            }
            if (child + 1 < heap.size() && order.compare(heap.get(child + 1), heap.get(child)) < 0) {
                child++;
            }
            if (order.compare(heap.get(child), heap.get(i)) >= 0) {
                break;
            }
            Collections.swap(heap, i, child);
            i = child;
        }
        return true;
    }

    public List<T> best() {
        List<T> result = new ArrayList<>(heap);
        result.sort(order.reversed());
        return result;
    }

    public int size() {
        return heap.size();
    }
}
