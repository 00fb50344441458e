package misc.safe;

import java.util.Optional;

public final class SafeMath {
    private int overflows;

    public Optional<Integer> add(int a, int b) {
        try {
            return Optional.of(Math.addExact(a, b));
        } catch (ArithmeticException e) {
            overflows++;
            return Optional.empty();
        }
    }

    public Optional<Integer> multiply(int a, int b) {
        try {
            return Optional.of(Math.multiplyExact(a, b));
        } catch (ArithmeticException e) {
            overflows++;
            return Optional.empty();
        }
    }

    public Optional<Long> divide(long a, long b) {
        try {
            return Optional.of(a / b);
        } catch (ArithmeticException e) {
            overflows++;
            return Optional.empty();
        }
    }

    public int overflows() {
        return overflows;
    }
}
