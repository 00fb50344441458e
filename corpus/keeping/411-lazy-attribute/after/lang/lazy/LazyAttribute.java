package lang.lazy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Computes its value on first use and again after invalidation; null counts as "not available yet". */
public final class LazyAttribute<T> {

    private final Supplier<? extends T> source;
    private final List<Consumer<? super T>> observers = new ArrayList<>();
    private Optional<T> value = Optional.empty();
    private int computations;

    public LazyAttribute(Supplier<? extends T> source) {
        if (source == null) {
            throw new IllegalArgumentException("source");
        }
        this.source = source;
    }

    public void observe(Consumer<? super T> observer) {
        Optional.ofNullable(observer).ifPresent(observers::add);
    }

    public T get() {
        return current().orElse(null);
    }

    private Optional<T> current() {
        if (value.isEmpty()) {
            computations++;
            T fresh = source.get();
            if (fresh == null) {
                return Optional.empty();
            }
            value = Optional.of(fresh);
            for (Consumer<? super T> observer : List.copyOf(observers)) {
                observer.accept(fresh);
            }
        }
        return value;
    }

    public T getOrElse(T fallback) {
        return current().orElse(fallback);
    }

    public <R> R map(Function<? super T, ? extends R> f) {
        Optional<T> current = current();
        return current.isPresent() ? f.apply(current.get()) : null;
    }

    public boolean isComputed() {
        return value.isPresent();
    }

    public boolean invalidate() {
        boolean had = isComputed();
        value = Optional.empty();
        return had;
    }

    public int computations() {
        return computations;
    }
}
