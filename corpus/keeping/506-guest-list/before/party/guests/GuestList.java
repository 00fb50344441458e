package party.guests;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Keeps its elements in order of arrival; null is a legal element. */
public final class GuestList<T> implements Iterable<T> {
    private static final class Link<T> {
        T value;
        Link<T> next;
    }

    private final Link<T> start = new Link<>();
    private Link<T> last = start;
    private int size;
    private int changes;

    public void arrive(T guest) {
        Link<T> link = new Link<>();
        link.value = guest;
        last.next = link;
        last = link;
        size++;
        changes++;
    }

    /** Puts a guest at the front of the line. */
    public void cutIn(T guest) {
        Link<T> link = new Link<>();
        link.value = guest;
        link.next = start.next;
        start.next = link;
        if (last == start) {
            last = link;
        }
        size++;
        changes++;
    }

    public T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Link<T> link = start.next;
        for (int i = 0; i < index; i++) {
            link = link.next;
        }
        return link.value;
    }

    /** Looks for the very same object. */
    public boolean isHere(T guest) {
        for (Link<T> l = start.next; l != null; l = l.next) {
            if (l.value == guest) {
                return true;
            }
        }
        return false;
    }

    public int size() {
        return size;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Link<T> beforeCurrent;
            private Link<T> current = start;
            private int passed;
            private boolean removable;
            private int expected = changes;

            @Override
            public boolean hasNext() {
                return passed < size;
            }

            @Override
            public T next() {
                check();
                if (passed >= size) {
                    throw new NoSuchElementException();
                }
                passed++;
                beforeCurrent = current;
                current = current.next;
                removable = true;
                return current.value;
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                check();
                beforeCurrent.next = current.next;
                if (last == current) {
                    last = beforeCurrent;
                }
                current = beforeCurrent;
                passed--;
                removable = false;
                size--;
                changes++;
                expected++;
            }

            private void check() {
                if (expected != changes) {
                    throw new ConcurrentModificationException();
                }
            }
        };
    }
}
