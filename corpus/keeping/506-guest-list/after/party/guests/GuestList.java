package party.guests;

import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** Keeps its elements in order of arrival; null is a legal element. */
public final class GuestList<T> implements Iterable<T> {
    private Object[] guests = new Object[10];
    private int size;
    private int changes;

    public void arrive(T guest) {
        insert(size, guest);
    }

    /** Puts a guest at the front of the line. */
    public void cutIn(T guest) {
        insert(0, guest);
    }

    private void insert(int at, T guest) {
        if (size == guests.length) {
            guests = Arrays.copyOf(guests, size + size / 2);
        }
        System.arraycopy(guests, at, guests, at + 1, size - at);
        guests[at] = guest;
        size++;
        changes++;
    }

    private void delete(int at) {
        size--;
        System.arraycopy(guests, at + 1, guests, at, size - at);
        guests[size] = null;
        changes++;
    }

    @SuppressWarnings("unchecked")
    public T get(int index) {
        return (T) guests[Objects.checkIndex(index, size)];
    }

    /** Looks for the very same object. */
    public boolean isHere(T guest) {
        for (int i = 0; i < size; i++) {
            if (guests[i] == guest) {
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
        return new GuestIterator();
    }

    private final class GuestIterator implements Iterator<T> {
        private int next;
        private boolean removable;
        private int expected = changes;

        @Override
        public boolean hasNext() {
            return next < size;
        }

        @Override
        public T next() {
            check();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            removable = true;
            return get(next++);
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            check();
            delete(--next);
            removable = false;
            expected = changes;
        }

        private void check() {
            if (expected != changes) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
