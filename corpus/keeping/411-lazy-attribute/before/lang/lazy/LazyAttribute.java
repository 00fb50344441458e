package lang.lazy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Computes its value on first use and again after invalidation; null counts as "not available yet". */
public final class LazyAttribute<T> {

    private final Supplier<? extends T> source;
    private final List<Consumer<? super T>> observers = new ArrayList<>();
    private T value;
    private int computations;

    public LazyAttribute(Supplier<? extends T> source) {
        if (source == null) {
            throw new IllegalArgumentException("source");
        }
        this.source = source;
    }

    public void observe(Consumer<? super T> observer) {
        if (observer != null) {
            observers.add(observer);
        }
    }

    public T get() {
        if (value == null) {
            computations++;
            T fresh = source.get();
            if (fresh == null) {
                return null;
            }
            value = fresh;
            for (Consumer<? super T> observer : new ArrayList<>(observers)) {
                observer.accept(fresh);
            }
        }
        return value;
    }

    public T getOrElse(T fallback) {
        T current = get();
        if (current == null) {
            return fallback;
        }
        return current;
    }

    public <R> R map(Function<? super T, ? extends R> f) {
        T current = get();
        if (current == null) {
            return null;
        }
        return f.apply(current);
    }

    public boolean isComputed() {
        return value != null;
    }

    public boolean invalidate() {
        boolean had = value != null;
        value = null;
        return had;
    }

    public int computations() {
        return computations;
    }
}
