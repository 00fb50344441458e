package math.poly;

import static java.util.stream.Collectors.joining;
import static java.util.stream.IntStream.iterate;
import static java.util.stream.IntStream.range;
import static java.util.stream.IntStream.rangeClosed;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A polynomial with long coefficients; arithmetic wraps around like long does. */
public final class Polynomial {
    private static final int MAX_DEGREE = 60;

    private final long[] c;

    /** Coefficients from the constant upwards. */
    public Polynomial(long... coefficients) {
        int degree = iterate(coefficients.length - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> coefficients[i] != 0)
                .findFirst()
                .orElse(-1);
        if (degree > MAX_DEGREE) {
            throw new IllegalArgumentException("degree above " + MAX_DEGREE);
        }
        c = Arrays.copyOf(coefficients, degree + 1);
    }

    /** -1 for the zero polynomial. */
    public int degree() {
        return c.length - 1;
    }

    public long coefficient(int power) {
        if (power < 0) {
            throw new IllegalArgumentException("negative power");
        }
        return orZero(power);
    }

    private long orZero(int power) {
        return power < c.length ? c[power] : 0;
    }

    private IntStream powersDown() {
        return iterate(c.length - 1, i -> i >= 0, i -> i - 1);
    }

    public long at(long x) {
        return powersDown().mapToLong(i -> c[i]).reduce(0, (value, coefficient) -> value * x + coefficient);
    }

    public Polynomial plus(Polynomial other) {
        int length = Math.max(c.length, other.c.length);
        return new Polynomial(range(0, length).mapToLong(i -> orZero(i) + other.orZero(i)).toArray());
    }

    public Polynomial times(Polynomial other) {
        int length = c.length + other.c.length;
        return new Polynomial(range(0, length)
                .mapToLong(k -> rangeClosed(0, k).mapToLong(i -> orZero(i) * other.orZero(k - i)).sum())
                .toArray());
    }

    public Polynomial derivative() {
        return c.length == 0
                ? this
                : new Polynomial(range(1, c.length).mapToLong(i -> i * c[i]).toArray());
    }

    public int roots(int from, int to) {
        if (from < -10000 || to > 10000) {
            throw new IllegalArgumentException("only within -10000..10000");
        }
        return (int) rangeClosed(from, to).filter(x -> at(x) == 0).count();
    }

    @Override
    public String toString() {
        String sum = powersDown().filter(i -> c[i] != 0).mapToObj(this::term).collect(joining(" + "));
        return sum.isEmpty() ? "0" : sum;
    }

    private String term(int power) {
        return c[power] + switch (power) {
            case 0 -> "";
            case 1 -> "x";
            default -> "x^" + power;
        };
    }
}
