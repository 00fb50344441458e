package util.iter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;

/** Iterators that take turns or come one after the other. */
public final class Turns {
    private Turns() {
    }

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> roundRobin(List<? extends Iterator<? extends T>> sources) {
        Deque<Iterator<? extends T>> waiting = Arrays.stream(sources.toArray())
                .map(source -> (Iterator<? extends T>) source)
                .collect(Collectors.toCollection(ArrayDeque::new));
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                for (var head = waiting.peek(); head != null; head = waiting.peek()) {
                    if (head.hasNext()) {
                        return true;
                    }
                    waiting.poll();
                }
                return false;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("all sources are exhausted");
                }
                Iterator<? extends T> turn = waiting.remove();
                T value = turn.next();
                waiting.add(turn);
                return value;
            }
        };
    }

    @SafeVarargs
    public static <T> Iterator<T> chain(Iterable<? extends T>... parts) {
        Iterator<Iterable<? extends T>> rest = Arrays.asList(parts.clone()).iterator();
        return new Iterator<>() {
            private Iterator<? extends T> current = null;

            @Override
            public boolean hasNext() {
                while (current == null || !current.hasNext()) {
                    if (!rest.hasNext()) {
                        return false;
                    }
                    current = rest.next().iterator();
                }
                return true;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("end of chain");
                }
                return current.next();
            }
        };
    }

    /** Takes up to the given number of elements out of the iterator. */
    public static <T> List<T> drain(Iterator<? extends T> iterator, int atMost) {
        List<T> result = new ArrayList<>();
        for (int i = 0; i < atMost && iterator.hasNext(); i++) {
            result.add(iterator.next());
        }
        return result;
    }
}
