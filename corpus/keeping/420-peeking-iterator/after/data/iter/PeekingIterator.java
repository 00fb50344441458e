package data.iter;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

public final class PeekingIterator<T> implements Iterator<T> {

    private record Held<T>(T element) {
    }

    private final Iterator<? extends T> source;
    private Held<T> held;
    private int consumed;

    public PeekingIterator(Iterator<? extends T> source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    @Override
    public boolean hasNext() {
        return held != null || source.hasNext();
    }

    public T peek() {
        if (held == null) {
            held = new Held<>(source.next());
        }
        return held.element();
    }

    @Override
    public T next() {
        Held<T> ready = held;
        T result = ready == null ? source.next() : ready.element();
        if (ready != null) {
            held = null;
        }
        consumed++;
        return result;
    }

    @Override
    public void remove() {
        if (held != null) {
            throw new IllegalStateException("remove after peek");
        }
        source.remove();
    }

    private boolean nextMatches(Predicate<? super T> condition) {
        return hasNext() && condition.test(peek());
    }

    /** Consumes the next element if it satisfies the condition; a null element gives an empty result. */
    public Optional<T> nextIf(Predicate<? super T> condition) {
        return nextMatches(condition) ? Optional.ofNullable(next()) : Optional.empty();
    }

    public List<T> takeWhile(Predicate<? super T> condition) {
        List<T> taken = new ArrayList<>();
        while (nextMatches(condition)) {
            taken.add(next());
        }
        return taken;
    }

    public T nextOr(T fallback) {
        if (hasNext()) {
            return nextUnlessExhausted(fallback);
        }
        return fallback;
    }

    private T nextUnlessExhausted(T fallback) {
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
