package flow.outcome;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public final class Outcome<T> {

    private final boolean ok;
    private final T value;
    private final String error;

    private Outcome(boolean ok, T value, String error) {
        this.ok = ok;
        this.value = value;
        this.error = error;
    }

    public static <T> Outcome<T> success(T value) {
        return new Outcome<>(true, value, null);
    }

    public static <T> Outcome<T> failure(String error) {
        if (error == null) {
            throw new NullPointerException("error");
        }
        return new Outcome<>(false, null, error);
    }

    public static <T> Outcome<T> attempt(Supplier<? extends T> action) {
        try {
            return success(action.get());
        } catch (IllegalArgumentException | IllegalStateException e) {
            return failure(e.getClass().getSimpleName());
        }
    }

    public <R> Outcome<R> map(Function<? super T, ? extends R> f) {
        if (ok) {
            return success(f.apply(value));
        }
        return failure(error);
    }

    public <R> Outcome<R> then(Function<? super T, Outcome<R>> f) {
        if (!ok) {
            return failure(error);
        }
        Outcome<R> next = f.apply(value);
        if (next == null) {
            return failure("no outcome");
        }
        return next;
    }

    public T orElseGet(Function<String, ? extends T> fallback) {
        return ok ? value : fallback.apply(error);
    }

    public Outcome<T> peek(Consumer<? super T> onValue, Consumer<? super String> onError) {
        if (ok) {
            onValue.accept(value);
        } else {
            onError.accept(error);
        }
        return this;
    }

    public boolean isSuccess() {
        return ok;
    }

    @Override
    public String toString() {
        return ok ? "success(" + value + ")" : "failure(" + error + ")";
    }
}
