package util.outcome;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Either a value (which may be null) or an error message. */
public final class Result<T> {
    private final T value;
    private final String error;

    private Result(T value, String error) {
        this.value = value;
        this.error = error;
    }

    public static <T> Result<T> ok(T value) {
        return new Result<>(value, null);
    }

    public static <T> Result<T> error(String message) {
        return new Result<>(null, Objects.requireNonNull(message));
    }

    public boolean isOk() {
        return error == null;
    }

    public T get() {
        if (error != null) {
            throw new NoSuchElementException(error);
        }
        return value;
    }

    public String message() {
        return error;
    }

    @SuppressWarnings("unchecked")
    public <R> Result<R> map(Function<? super T, ? extends R> f) {
        Objects.requireNonNull(f);
        if (error != null) {
            return (Result<R>) this;
        }
        return ok(f.apply(value));
    }

    @SuppressWarnings("unchecked")
    public <R> Result<R> flatMap(Function<? super T, Result<R>> f) {
        Objects.requireNonNull(f);
        if (error != null) {
            return (Result<R>) this;
        }
        return Objects.requireNonNull(f.apply(value));
    }

    public Result<T> filter(Predicate<? super T> condition, String message) {
        if (error == null && !condition.test(value)) {
            return error(message);
        }
        return this;
    }

    public T orElseGet(Supplier<? extends T> other) {
        return error == null ? value : other.get();
    }

    public Result<T> recover(Function<? super String, ? extends T> f) {
        if (error == null) {
            return this;
        }
        return ok(f.apply(error));
    }

    /** All values, or the first error. */
    public static <T> Result<List<T>> all(Collection<Result<T>> results) {
        List<T> values = new ArrayList<>();
        for (Result<T> result : new ArrayList<>(results)) {
            if (!result.isOk()) {
                return error(result.error);
            }
            values.add(result.value);
        }
        return ok(values);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Result)) {
            return false;
        }
        Result<?> r = (Result<?>) o;
        if (error != null || r.error != null) {
            return error != null && error.equals(r.error);
        }
        return Objects.equals(value, r.value);
    }

    @Override
    public int hashCode() {
        return error != null ? error.hashCode() : Objects.hashCode(value);
    }

    @Override
    public String toString() {
        return error != null ? "Error(" + error + ")" : "Ok(" + value + ")";
    }
}
