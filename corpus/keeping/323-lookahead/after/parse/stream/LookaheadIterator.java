package parse.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;

/** Passes on the elements for which the filter holds and can look one element ahead. */
public class LookaheadIterator<T> implements Iterator<T> {
    /** Wraps the element, because null is an element like any other. */
    private record Slot<T>(T value) { }

    private final Iterator<? extends T> source;
    private final Predicate<? super T> filter;
    private Slot<T> ahead;
    private int delivered;
    private int rejected;

    public LookaheadIterator(Iterator<? extends T> source, Predicate<? super T> filter) {
        this.source = Objects.requireNonNull(source, "source");
        this.filter = Objects.requireNonNull(filter, "filter");
    }

    @Override
    public final boolean hasNext() {
        while (ahead == null) {
            if (!source.hasNext()) {
                return false;
            }
            T candidate = source.next();
            if (filter.test(candidate)) {
                ahead = new Slot<>(candidate);
            } else {
                rejected++;
            }
        }
        return true;
    }

    @Override
    public final T next() {
        T result = peek();
        ahead = null;
        delivered++;
        return result;
    }

    public final T peek() {
        if (hasNext()) {
            return ahead.value();
        }
        throw new NoSuchElementException("no further element");
    }

    /** Takes elements as long as the condition holds. */
    public final List<T> takeWhile(Predicate<? super T> condition) {
        List<T> taken = new ArrayList<>();
        while (hasNext() && condition.test(ahead.value())) {
            taken.add(next());
        }
        return taken;
    }

    public final int skip(int n) {
        int skipped = 0;
        while (skipped < n && hasNext()) {
            next();
            skipped++;
        }
        return skipped;
    }

    public final int delivered() {
        return delivered;
    }

    public final int rejected() {
        return rejected;
    }
}
