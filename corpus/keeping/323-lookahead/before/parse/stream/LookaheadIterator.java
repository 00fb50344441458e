package parse.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** Passes on the elements for which the filter holds and can look one element ahead. */
public class LookaheadIterator<T> implements Iterator<T> {
    private final Iterator<? extends T> source;
    private final Predicate<? super T> filter;
    private T buffered;
    private boolean ready;
    private int delivered;
    private int rejected;

    public LookaheadIterator(Iterator<? extends T> source, Predicate<? super T> filter) {
        if (source == null || filter == null) {
            throw new NullPointerException();
        }
        this.source = source;
        this.filter = filter;
    }

    private boolean fill() {
        while (!ready) {
            if (!source.hasNext()) {
                return false;
            }
            T candidate = source.next();
            if (filter.test(candidate)) {
                buffered = candidate;
                ready = true;
            } else {
                rejected++;
            }
        }
        return true;
    }

    @Override
    public final boolean hasNext() {
        return fill();
    }

    @Override
    public final T next() {
        if (!fill()) {
            throw new NoSuchElementException();
        }
        T result = buffered;
        buffered = null;
        ready = false;
        delivered++;
        return result;
    }

    public final T peek() {
        if (!fill()) {
            throw new NoSuchElementException();
        }
        return buffered;
    }

    /** Takes elements as long as the condition holds. */
    public final List<T> takeWhile(Predicate<? super T> condition) {
        List<T> taken = new ArrayList<>();
        while (fill()) {
            if (!condition.test(buffered)) {
                break;
            }
            taken.add(next());
        }
        return taken;
    }

    public final int skip(int n) {
        int skipped = 0;
        for (int i = 0; i < n; i++) {
            if (!hasNext()) {
                break;
            }
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
