package mem.ring;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public final class RingBuffer<T> implements Iterable<T> {
    private Object[] a;
    private int s = 0;
    private int n = 0;
    private long dropped = 0;

    public RingBuffer(int capacity) {
        if (capacity <= 0 || capacity > 10000) {
            throw new IllegalArgumentException("capacity");
        }
        a = new Object[capacity];
    }

    @SuppressWarnings("unchecked")
    public T offer(T x) {
        T out = null;
        if (n == a.length) {
            out = (T) a[s];
            a[s] = x;
            s = s + 1;
            if (s == a.length) {
                s = 0;
            }
            dropped++;
        } else {
            int p = s + n;
            if (p >= a.length) {
                p = p - a.length;
            }
            a[p] = x;
            n++;
        }
        return out;
    }

    @SuppressWarnings("unchecked")
    public T poll() {
        if (n == 0) {
            return null;
        } else {
            T x = (T) a[s];
            a[s] = null;
            s = s + 1;
            if (s == a.length) {
                s = 0;
            }
            n--;
            return x;
        }
    }

    @SuppressWarnings("unchecked")
    public T get(int i) {
        if (i < 0 || i >= n) {
            throw new IndexOutOfBoundsException("" + i);
        }
        return (T) a[(s + i) % a.length];
    }

    public int size() {
        return n;
    }

    public long dropped() {
        return dropped;
    }

    public List<T> toList() {
        List<T> l = new ArrayList<T>();
        for (int i = 0; i < n; i++) {
            l.add(get(i));
        }
        return l;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private int i = 0;

            @Override
            public boolean hasNext() {
                return i < n;
            }

            @Override
            public T next() {
                if (i >= n) {
                    throw new NoSuchElementException();
                }
                T x = get(i);
                i++;
                return x;
            }
        };
    }

    @Override
    public String toString() {
        String r = "<";
        boolean f = true;
        for (T x : this) {
            if (!f) {
                r = r + ", ";
            }
            f = false;
            r = r + (x == this ? "(this)" : x);
        }
        return r + ">";
    }
}
