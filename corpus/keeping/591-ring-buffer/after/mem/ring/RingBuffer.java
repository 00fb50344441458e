package mem.ring;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public final class RingBuffer<T> implements Iterable<T> {
    private static final int MAX_CAPACITY = 10_000;

    private final T[] slots;
    private int start;
    private int size;
    private long dropped;

    @SuppressWarnings("unchecked")
    public RingBuffer(int capacity) {
        if (capacity < 1 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("capacity out of range: " + capacity);
        }
        slots = (T[]) new Object[capacity];
    }

    /** Slot of the i-th oldest element. */
    private int slot(int i) {
        return (start + i) % slots.length;
    }

    public T offer(T x) {
        T displaced = null;
        if (size == slots.length) {
            displaced = poll();
            dropped++;
        }
        slots[slot(size)] = x;
        size++;
        return displaced;
    }

    public T poll() {
        if (size == 0) {
            return null;
        }
        T oldest = slots[start];
        slots[start] = null;
        start = slot(1);
        size--;
        return oldest;
    }

    public T get(int i) {
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException("no element " + i);
        }
        return slots[slot(i)];
    }

    public int size() {
        return size;
    }

    public long dropped() {
        return dropped;
    }

    public List<T> toList() {
        List<T> list = new ArrayList<>(size);
        for (T element : this) {
            list.add(element);
        }
        return list;
    }

    @Override
    public Iterator<T> iterator() {
        return new RingIterator();
    }

    private final class RingIterator implements Iterator<T> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < size;
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return get(next++);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("<");
        String separator = "";
        for (T element : this) {
            text.append(separator).append(element == this ? "(this)" : element);
            separator = ", ";
        }
        return text.append('>').toString();
    }
}
