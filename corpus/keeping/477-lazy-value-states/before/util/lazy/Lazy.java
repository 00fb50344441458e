package util.lazy;

import java.util.function.Function;
import java.util.function.Supplier;

public final class Lazy<T> {
    private final Supplier<? extends T> supplier;
    private final int depth;
    private boolean computed;
    private boolean computing;
    private T value;
    private int evaluations;

    private Lazy(Supplier<? extends T> supplier, int depth) {
        this.supplier = supplier;
        this.depth = depth;
    }

    public static <T> Lazy<T> of(Supplier<? extends T> supplier) {
        if (supplier == null) {
            throw new NullPointerException("supplier");
        }
        return new Lazy<>(supplier, 0);
    }

    public T get() {
        if (!computed) {
            if (computing) {
                throw new IllegalStateException("recursive");
            }
            computing = true;
            try {
                evaluations++;
                value = supplier.get();
                computed = true;
            } finally {
                computing = false;
            }
        }
        return value;
    }

    public boolean isComputed() {
        return computed;
    }

    public T orElse(T other) {
        return computed ? value : other;
    }

    public <R> Lazy<R> map(Function<? super T, ? extends R> function) {
        if (function == null) {
            throw new NullPointerException("function");
        }
        if (depth == 10) {
            throw new IllegalStateException("chain too long");
        }
        return new Lazy<R>(() -> function.apply(get()), depth + 1);
    }

    public void reset() {
        if (computing) {
            throw new IllegalStateException("being computed");
        }
        computed = false;
        value = null;
    }

    public int evaluations() {
        return evaluations;
    }
}
