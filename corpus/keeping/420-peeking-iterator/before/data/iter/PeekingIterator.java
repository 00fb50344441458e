package data.iter;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;

public final class PeekingIterator<T> implements Iterator<T> {

    private final Iterator<? extends T> source;
    private boolean buffered;
    private T buffer;
    private int consumed;

    public PeekingIterator(Iterator<? extends T> source) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        this.source = source;
    }

    @Override
    public boolean hasNext() {
        return buffered || source.hasNext();
    }

    public T peek() {
        if (!buffered) {
            buffer = source.next();
            buffered = true;
        }
        return buffer;
    }

    @Override
    public T next() {
        T result;
        if (buffered) {
            result = buffer;
            buffer = null;
            buffered = false;
        } else {
            result = source.next();
        }
        consumed++;
        return result;
    }

    @Override
    public void remove() {
        if (buffered) {
            throw new IllegalStateException("remove after peek");
        }
        source.remove();
    }

    /** Consumes the next element if it satisfies the condition; a null element gives an empty result. */
    public Optional<T> nextIf(Predicate<? super T> condition) {
        if (!hasNext()) {
            return Optional.empty();
        }
        T candidate = peek();
        if (!condition.test(candidate)) {
            return Optional.empty();
        }
        T taken = next();
        if (taken == null) {
            return Optional.empty();
        }
        return Optional.of(taken);
    }

    public List<T> takeWhile(Predicate<? super T> condition) {
        List<T> taken = new ArrayList<>();
        while (hasNext() && condition.test(peek())) {
            taken.add(next());
        }
        return taken;
    }

    public T nextOr(T fallback) {
        if (!hasNext()) {
            return fallback;
        }
        try {
            return next();
        } catch (NoSuchElementException e) {
            return fallback;
        }
    }

    public int consumed() {
        return consumed;
    }
}
