package maths.poly;

import java.util.Arrays;

/** An immutable polynomial with wrapping long coefficients. */
public final class Polynomial {
    public static final int MAX_DEGREE = 200;
    public static final Polynomial ZERO = new Polynomial(new long[0]);

    /** Lowest exponent first, the last one is not zero. */
    private final long[] coefficients;

    private Polynomial(long[] c) {
        int n = c.length;
        while (n > 0 && c[n - 1] == 0) {
            n--;
        }
        coefficients = Arrays.copyOf(c, n);
    }

    public static Polynomial of(long... coefficients) {
        if (coefficients.length > MAX_DEGREE + 1) {
            throw new IllegalArgumentException("degree");
        }
        return new Polynomial(coefficients);
    }

    public static Polynomial term(long coefficient, int exponent) {
        if (exponent < 0 || exponent > MAX_DEGREE) {
            throw new IllegalArgumentException("exponent " + exponent);
        }
        long[] c = new long[exponent + 1];
        c[exponent] = coefficient;
        return new Polynomial(c);
    }

    /** -1 for the zero polynomial. */
    public int degree() {
        return coefficients.length - 1;
    }

    public long coefficient(int exponent) {
        return exponent < 0 || exponent >= coefficients.length ? 0 : coefficients[exponent];
    }

    public Polynomial plus(Polynomial other) {
        long[] sum = new long[Math.max(coefficients.length, other.coefficients.length)];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = coefficient(i) + other.coefficient(i);
        }
        return new Polynomial(sum);
    }

    public Polynomial times(Polynomial other) {
        if (degree() < 0 || other.degree() < 0) {
            return ZERO;
        }
        if (degree() + other.degree() > MAX_DEGREE) {
            throw new ArithmeticException("degree");
        }
        long[] product = new long[coefficients.length + other.coefficients.length - 1];
        for (int i = 0; i < coefficients.length; i++) {
            for (int j = 0; j < other.coefficients.length; j++) {
                product[i + j] += coefficients[i] * other.coefficients[j];
            }
        }
        return new Polynomial(product);
    }

    public long at(long x) {
        long y = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            y = y * x + coefficients[i];
        }
        return y;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Polynomial && Arrays.equals(coefficients, ((Polynomial) o).coefficients);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coefficients);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int i = coefficients.length - 1; i >= 0; i--) {
            if (coefficients[i] != 0) {
                if (sb.length() > 0) {
                    sb.append(" + ");
                }
                sb.append(coefficients[i]).append("x^").append(i);
            }
        }
        return sb.length() == 0 ? "0" : sb.toString();
    }
}
