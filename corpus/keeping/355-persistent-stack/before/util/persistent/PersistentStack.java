package util.persistent;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** An immutable stack; pushing shares everything with the old one. */
public final class PersistentStack<T> implements Iterable<T> {
    private static final PersistentStack<Object> EMPTY = new PersistentStack<>(null, null, 0);

    private final T head;
    private final PersistentStack<T> tail;
    private final int size;

    private PersistentStack(T head, PersistentStack<T> tail, int size) {
        this.head = head;
        this.tail = tail;
        this.size = size;
    }

    @SuppressWarnings("unchecked")
    public static <T> PersistentStack<T> empty() {
        return (PersistentStack<T>) EMPTY;
    }

    @SafeVarargs
    public static <T> PersistentStack<T> of(T... bottomToTop) {
        PersistentStack<T> stack = empty();
        for (T element : bottomToTop) {
            stack = stack.push(element);
        }
        return stack;
    }

    public PersistentStack<T> push(T element) {
        return new PersistentStack<>(element, this, size + 1);
    }

    public PersistentStack<T> pop() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return tail;
    }

    public T peek() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return head;
    }

    public int size() {
        return size;
    }

    public boolean contains(Object wanted) {
        for (PersistentStack<T> s = this; s.size > 0; s = s.tail) {
            if (Objects.equals(wanted, s.head)) {
                return true;
            }
        }
        return false;
    }

    public PersistentStack<T> reversed() {
        PersistentStack<T> result = empty();
        for (PersistentStack<T> s = this; s.size > 0; s = s.tail) {
            result = result.push(s.head);
        }
        return result;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private PersistentStack<T> rest = PersistentStack.this;

            @Override
            public boolean hasNext() {
                return rest.size > 0;
            }

            @Override
            public T next() {
                T element = rest.peek();
                rest = rest.tail;
                return element;
            }
        };
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof PersistentStack) || ((PersistentStack<?>) o).size != size) {
            return false;
        }
        Iterator<?> theirs = ((PersistentStack<?>) o).iterator();
        for (T mine : this) {
            if (!Objects.equals(mine, theirs.next())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int h = 1;
        for (T element : this) {
            h = 31 * h + Objects.hashCode(element);
        }
        return h;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("[");
        String separator = "";
        for (T element : this) {
            out.append(separator).append(element);
            separator = ", ";
        }
        return out.append(']').toString();
    }
}
