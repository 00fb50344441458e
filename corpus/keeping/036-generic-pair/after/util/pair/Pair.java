package util.pair;

import java.util.function.Function;

public record Pair<A, B>(A first, B second) {

    public static <A, B> Pair<A, B> of(A first, B second) {
        return new Pair<>(first, second);
    }

    public Pair<B, A> swap() {
        return of(second, first);
    }

    public <C> Pair<C, B> mapFirst(Function<? super A, ? extends C> f) {
        return new Pair<>(f.apply(first), second);
    }

    @Override
    public String toString() {
        return "(" + first + ", " + second + ")";
    }
}
