package util.top;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

final class MinHeap<E> {
    private final Comparator<? super E> order;
    private final List<E> items = new ArrayList<>();

    MinHeap(Comparator<? super E> order) {
        this.order = order;
    }

    int size() {
        return items.size();
    }

    E least() {
        return items.get(0);
    }

    List<E> elements() {
        return new ArrayList<>(items);
    }

    void insert(E item) {
        items.add(item);
        siftUp(items.size() - 1);
    }

    void replaceLeast(E item) {
        items.set(0, item);
        siftDown(0);
    }

    private void siftUp(int start) {
        int index = start;
        while (index > 0) {
            int parent = (index - 1) / 2;
            if (!less(index, parent)) {
                return;
            }
            Collections.swap(items, index, parent);
            index = parent;
        }
    }

    private void siftDown(int start) {
        int index = start;
        for (int child = 2 * index + 1; child < items.size(); child = 2 * index + 1) {
            if (child + 1 < items.size() && less(child + 1, child)) {
                child++;
            }
            if (!less(child, index)) {
                return;
            }
            Collections.swap(items, index, child);
            index = child;
        }
    }

    private boolean less(int left, int right) {
        return order.compare(items.get(left), items.get(right)) < 0;
    }
}
