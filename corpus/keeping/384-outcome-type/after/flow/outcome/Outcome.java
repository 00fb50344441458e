package flow.outcome;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public final class Outcome<T> {

    private sealed interface State<T> {
    }

    private record Ok<T>(T value) implements State<T> {
    }

    private record Failed<T>(String error) implements State<T> {
    }

    private final State<T> state;

    private Outcome(State<T> state) {
        this.state = state;
    }

    public static <T> Outcome<T> success(T value) {
        return new Outcome<>(new Ok<>(value));
    }

    public static <T> Outcome<T> failure(String error) {
        return new Outcome<>(new Failed<>(Objects.requireNonNull(error, "error")));
    }

    public static <T> Outcome<T> attempt(Supplier<? extends T> action) {
        try {
            return success(action.get());
        } catch (IllegalArgumentException | IllegalStateException e) {
            return failure(e.getClass().getSimpleName());
        }
    }

    public <R> Outcome<R> map(Function<? super T, ? extends R> f) {
        return switch (state) {
            case Ok<T>(T value) -> success(f.apply(value));
            case Failed<T>(String error) -> failure(error);
        };
    }

    public <R> Outcome<R> then(Function<? super T, Outcome<R>> f) {
        return switch (state) {
            case Failed<T>(String error) -> failure(error);
            case Ok<T>(T value) -> Objects.requireNonNullElseGet(f.apply(value), () -> failure("no outcome"));
        };
    }

    public T orElseGet(Function<String, ? extends T> fallback) {
        return switch (state) {
            case Ok<T>(T value) -> value;
            case Failed<T>(String error) -> fallback.apply(error);
        };
    }

    public Outcome<T> peek(Consumer<? super T> onValue, Consumer<? super String> onError) {
        switch (state) {
            case Ok<T>(T value) -> onValue.accept(value);
            case Failed<T>(String error) -> onError.accept(error);
        }
        return this;
    }

    public boolean isSuccess() {
        return state instanceof Ok<T>;
    }

    @Override
    public String toString() {
        return switch (state) {
            case Ok<T>(T value) -> "success(" + value + ")";
            case Failed<T>(String error) -> "failure(" + error + ")";
        };
    }
}
