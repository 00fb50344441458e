package util.persistent;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.StringJoiner;

/** An immutable stack; pushing shares everything with the old one. */
public final class PersistentStack<T> implements Iterable<T> {
    private record Cell<T>(T element, PersistentStack<T> below, int size) { }

    private static final PersistentStack<Object> EMPTY = new PersistentStack<>(null);

    /** Null at the bottom. */
    private final Cell<T> top;

    private PersistentStack(Cell<T> top) {
        this.top = top;
    }

    @SuppressWarnings("unchecked")
    public static <T> PersistentStack<T> empty() {
        return (PersistentStack<T>) EMPTY;
    }

    @SafeVarargs
    public static <T> PersistentStack<T> of(T... bottomToTop) {
        PersistentStack<T> stack = empty();
        for (int i = 0; i < bottomToTop.length; i++) {
            stack = stack.push(bottomToTop[i]);
        }
        return stack;
    }

    public PersistentStack<T> push(T element) {
        return new PersistentStack<>(new Cell<>(element, this, size() + 1));
    }

    public PersistentStack<T> pop() {
        return cell().below();
    }

    public T peek() {
        return cell().element();
    }

    private Cell<T> cell() {
        if (top == null) {
            throw new NoSuchElementException("empty stack");
        }
        return top;
    }

    public int size() {
        return top == null ? 0 : top.size();
    }

    public boolean contains(Object wanted) {
        return elements().stream().anyMatch(element -> Objects.equals(wanted, element));
    }

    public PersistentStack<T> reversed() {
        PersistentStack<T> result = empty();
        for (T element : this) {
            result = result.push(element);
        }
        return result;
    }

    private List<T> elements() {
        List<T> list = new ArrayList<>(size());
        for (Cell<T> cell = top; cell != null; cell = cell.below().top) {
            list.add(cell.element());
        }
        return list;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private PersistentStack<T> rest = PersistentStack.this;

            @Override
            public boolean hasNext() {
                return rest.top != null;
            }

            @Override
            public T next() {
                Cell<T> cell = rest.cell();
                rest = cell.below();
                return cell.element();
            }
        };
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PersistentStack<?> other
                && other.size() == size()
                && elements().equals(other.elements());
    }

    @Override
    public int hashCode() {
        return elements().hashCode();
    }

    @Override
    public String toString() {
        StringJoiner joiner = new StringJoiner(", ", "[", "]");
        elements().forEach(element -> joiner.add(String.valueOf(element)));
        return joiner.toString();
    }
}
