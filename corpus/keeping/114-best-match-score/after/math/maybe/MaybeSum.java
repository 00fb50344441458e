package math.maybe;

import java.util.Optional;
import java.util.stream.Stream;

public final class MaybeSum {
    private int incomplete;

    public Integer add(Integer a, Integer b) {
        Optional<Integer> sum = Optional.ofNullable(a)
            .flatMap(x -> Optional.ofNullable(b).map(y -> x + y));
        if (sum.isEmpty()) {
            incomplete++;
        }
        return sum.orElse(null);
    }

    public Integer larger(Integer a, Integer b) {
        return Stream.of(Optional.ofNullable(a), Optional.ofNullable(b))
            .flatMap(Optional::stream)
            .max(Integer::compare)
            .orElse(null);
    }

    public int incomplete() {
        return incomplete;
    }
}
