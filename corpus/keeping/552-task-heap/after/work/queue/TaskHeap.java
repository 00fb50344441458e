package work.queue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;

public class TaskHeap<T> {
    private final Comparator<? super T> order;
    private final List<T> items = new ArrayList<>();

    public TaskHeap(Comparator<? super T> order) {
        this.order = Objects.requireNonNull(order, "order");
    }

    public void push(T item) {
        items.add(item);
        siftUp(items.size() - 1);
    }

    private void siftUp(int from) {
        int child = from;
        while (child > 0) {
            int parent = (child - 1) >>> 1;
            if (!isBefore(child, parent)) {
                return;
            }
            Collections.swap(items, child, parent);
            child = parent;
        }
    }

    public T pop() {
        if (items.isEmpty()) {
            throw new NoSuchElementException("heap is empty");
        }
        T top = items.get(0);
        T last = items.remove(items.size() - 1);
        if (!items.isEmpty()) {
            items.set(0, last);
            siftDown(0);
        }
        return top;
    }

    private void siftDown(int from) {
        int node = from;
        while (true) {
            int best = node;
            for (int child = 2 * node + 1; child <= 2 * node + 2; child++) {
                if (child < items.size() && isBefore(child, best)) {
                    best = child;
                }
            }
            if (best == node) {
                return;
            }
            Collections.swap(items, node, best);
            node = best;
        }
    }

    private boolean isBefore(int a, int b) {
        return order.compare(items.get(a), items.get(b)) < 0;
    }

    public T peek() {
        return items.isEmpty() ? null : items.get(0);
    }

    public boolean replace(T old, T with) {
        int at = items.indexOf(old);
        if (at < 0) {
            return false;
        }
        items.set(at, with);
        siftUp(at);
        siftDown(at);
        return true;
    }

    public int drain(int max, Consumer<? super T> sink) {
        int drained = 0;
        for (; drained < max && !items.isEmpty(); drained++) {
            sink.accept(pop());
        }
        return drained;
    }

    public int size() {
        return items.size();
    }
}
