package work.queue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

public class TaskHeap<T> {
    private final Comparator<? super T> order;
    private final List<T> items = new ArrayList<>();

    public TaskHeap(Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException("order");
        }
        this.order = order;
    }

    public void push(T item) {
        items.add(item);
        up(items.size() - 1);
    }

    private void up(int i) {
        if (i > 0) {
            int parent = (i - 1) / 2;
            if (order.compare(items.get(i), items.get(parent)) < 0) {
                swap(i, parent);
                up(parent);
            }
        }
    }

    public T pop() {
        if (items.size() == 0) {
            throw new NoSuchElementException();
        }
        T top = items.get(0);
        T last = items.remove(items.size() - 1);
        if (items.size() > 0) {
            items.set(0, last);
            down(0);
        }
        return top;
    }

    private void down(int i) {
        int left = 2 * i + 1;
        int right = 2 * i + 2;
        int best = i;
        if (left < items.size()) {
            if (order.compare(items.get(left), items.get(best)) < 0) {
                best = left;
            }
        }
        if (right < items.size()) {
            if (order.compare(items.get(right), items.get(best)) < 0) {
                best = right;
            }
        }
        if (best != i) {
            swap(i, best);
            down(best);
        }
    }

    private void swap(int a, int b) {
        T t = items.get(a);
        items.set(a, items.get(b));
        items.set(b, t);
    }

    public T peek() {
        if (items.size() > 0) {
            return items.get(0);
        } else {
            return null;
        }
    }

    public boolean replace(T old, T with) {
        int at = items.indexOf(old);
        if (at != -1) {
            items.set(at, with);
            up(at);
            down(at);
            return true;
        } else {
            return false;
        }
    }

    public int drain(int max, Consumer<? super T> sink) {
        int n = 0;
        while (true) {
            if (n >= max) {
                break;
            }
            if (items.size() == 0) {
                break;
            }
            sink.accept(pop());
            n++;
        }
        return n;
    }

    public int size() {
        return items.size();
    }
}
