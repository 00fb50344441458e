package util.iter;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/** Iterators that take turns or come one after the other. */
public final class Turns {
    private Turns() {
    }

    public static <T> Iterator<T> roundRobin(List<? extends Iterator<? extends T>> sources) {
        RoundRobin<T> result = new RoundRobin<>();
        for (Object source : sources.toArray()) {
            @SuppressWarnings("unchecked")
            Iterator<? extends T> iterator = (Iterator<? extends T>) source;
            result.queue.addLast(Objects.requireNonNull(iterator));
        }
        return result;
    }

    @SafeVarargs
    public static <T> Iterator<T> chain(Iterable<? extends T>... parts) {
        return new Chain<>(parts.clone());
    }

    /** Takes up to the given number of elements out of the iterator. */
    public static <T> List<T> drain(Iterator<? extends T> iterator, int atMost) {
        List<T> result = new ArrayList<>();
        int i = 0;
        while (i < atMost) {
            if (!iterator.hasNext()) {
                break;
            }
            result.add(iterator.next());
            i++;
        }
        return result;
    }

    private static final class RoundRobin<T> implements Iterator<T> {
        private final LinkedList<Iterator<? extends T>> queue = new LinkedList<>();

        @Override
        public boolean hasNext() {
            while (queue.size() > 0) {
                if (queue.getFirst().hasNext()) {
                    return true;
                }
                queue.pollFirst();
            }
            return false;
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Iterator<? extends T> turn = queue.removeFirst();
            T value = turn.next();
            queue.addLast(turn);
            return value;
        }
    }

    private static final class Chain<T> implements Iterator<T> {
        private final Iterable<? extends T>[] parts;
        private int nextPart;
        private Iterator<? extends T> current;

        Chain(Iterable<? extends T>[] parts) {
            this.parts = parts;
        }

        @Override
        public boolean hasNext() {
            while (true) {
                if (current != null && current.hasNext()) {
                    return true;
                }
                if (nextPart == parts.length) {
                    return false;
                }
                current = parts[nextPart++].iterator();
            }
        }

        @Override
        public T next() {
            if (hasNext()) {
                return current.next();
            }
            throw new NoSuchElementException();
        }
    }
}
