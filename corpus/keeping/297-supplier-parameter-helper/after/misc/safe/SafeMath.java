package misc.safe;

import java.util.Optional;
import java.util.function.Supplier;

public final class SafeMath {
    private int overflows;

    public Optional<Integer> add(int a, int b) {
        return attempt(() -> Math.addExact(a, b));
    }

    public Optional<Integer> multiply(int a, int b) {
        return attempt(() -> Math.multiplyExact(a, b));
    }

    public Optional<Long> divide(long a, long b) {
        return attempt(() -> a / b);
    }

    private <T> Optional<T> attempt(Supplier<T> computation) {
        try {
            return Optional.of(computation.get());
        } catch (ArithmeticException e) {
            overflows++;
            return Optional.empty();
        }
    }

    public int overflows() {
        return overflows;
    }
}
