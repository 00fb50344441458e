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
    private sealed interface Outcome<T> permits Ok, Failed { }

    private record Ok<T>(T value) implements Outcome<T> {
        @Override
        public String toString() {
            return "Ok(" + value + ")";
        }
    }

    private record Failed<T>(String message) implements Outcome<T> {
        Failed {
            Objects.requireNonNull(message);
        }

        @Override
        public String toString() {
            return "Error(" + message + ")";
        }
    }

    private final Outcome<T> outcome;

    private Result(Outcome<T> outcome) {
        this.outcome = outcome;
    }

    public static <T> Result<T> ok(T value) {
        return new Result<>(new Ok<>(value));
    }

    public static <T> Result<T> error(String message) {
        return new Result<>(new Failed<>(message));
    }

    public boolean isOk() {
        return outcome instanceof Ok;
    }

    public T get() {
        if (outcome instanceof Ok<T> ok) {
            return ok.value();
        }
        throw new NoSuchElementException(message());
    }

    public String message() {
        return outcome instanceof Failed<T> failed ? failed.message() : null;
    }

    public <R> Result<R> map(Function<? super T, ? extends R> f) {
        Objects.requireNonNull(f);
        return outcome instanceof Ok<T> ok ? ok(f.apply(ok.value())) : failed();
    }

    public <R> Result<R> flatMap(Function<? super T, Result<R>> f) {
        Objects.requireNonNull(f);
        return outcome instanceof Ok<T> ok ? Objects.requireNonNull(f.apply(ok.value())) : failed();
    }

    /** This result with another type; there is no value in it that could have the wrong one. */
    @SuppressWarnings("unchecked")
    private <R> Result<R> failed() {
        return (Result<R>) this;
    }

    public Result<T> filter(Predicate<? super T> condition, String message) {
        boolean keep = !(outcome instanceof Ok<T> ok) || condition.test(ok.value());
        return keep ? this : error(message);
    }

    public T orElseGet(Supplier<? extends T> other) {
        return isOk() ? get() : other.get();
    }

    public Result<T> recover(Function<? super String, ? extends T> f) {
        return isOk() ? this : ok(f.apply(message()));
    }

    /** All values, or the first error. */
    public static <T> Result<List<T>> all(Collection<Result<T>> results) {
        List<T> values = new ArrayList<>();
        for (Result<T> result : new ArrayList<>(results)) {
            if (result.outcome instanceof Ok<T> ok) {
                values.add(ok.value());
            } else {
                return error(result.message());
            }
        }
        return ok(values);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Result<?> other && outcome.equals(other.outcome);
    }

    @Override
    public int hashCode() {
        return outcome.hashCode();
    }

    @Override
    public String toString() {
        return outcome.toString();
    }
}
