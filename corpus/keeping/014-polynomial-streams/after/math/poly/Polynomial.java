package math.poly;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

public final class Polynomial {
    private final long[] coefficients;

    public Polynomial(long... coefficients) {
        this.coefficients = coefficients.clone();
    }

    public long at(long x) {
        long result = 0;
        for (long c : coefficients) {
            result = result * x + c;
        }
        return result;
    }

    public int degree() {
        return IntStream.range(0, coefficients.length)
            .filter(i -> coefficients[i] != 0)
            .map(i -> coefficients.length - 1 - i)
            .findFirst()
            .orElse(-1);
    }

    public Polynomial scale(long factor) {
        return new Polynomial(LongStream.of(coefficients).map(c -> c * factor).toArray());
    }
}
