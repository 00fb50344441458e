package util.lazy;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

public final class Lazy<T> {
    private static final Object PENDING = new Object();
    private static final Object RUNNING = new Object();
    private static final int MAX_CHAIN = 10;

    private final Supplier<? extends T> supplier;
    private final int depth;
    private Object state = PENDING;
    private int evaluations;

    private Lazy(Supplier<? extends T> supplier, int depth) {
        this.supplier = supplier;
        this.depth = depth;
    }

    public static <T> Lazy<T> of(Supplier<? extends T> supplier) {
        return new Lazy<>(Objects.requireNonNull(supplier, "supplier"), 0);
    }

    public T get() {
        requireIdle();
        if (state == PENDING) {
            evaluate();
        }
        return value();
    }

    private void evaluate() {
        Object outcome = PENDING;
        state = RUNNING;
        evaluations++;
        try {
            outcome = supplier.get();
        } finally {
            state = outcome;
        }
    }

    private void requireIdle() {
        if (state == RUNNING) {
            throw new IllegalStateException("value is being computed");
        }
    }

    @SuppressWarnings("unchecked")
    private T value() {
        return (T) state;
    }

    public boolean isComputed() {
        return state != PENDING && state != RUNNING;
    }

    public T orElse(T other) {
        return isComputed() ? value() : other;
    }

    public <R> Lazy<R> map(Function<? super T, ? extends R> function) {
        Objects.requireNonNull(function, "function");
        if (depth == MAX_CHAIN) {
            throw new IllegalStateException("at most " + MAX_CHAIN + " steps");
        }
        return new Lazy<R>(() -> function.apply(get()), depth + 1);
    }

    public void reset() {
        requireIdle();
        state = PENDING;
    }

    public int evaluations() {
        return evaluations;
    }
}
