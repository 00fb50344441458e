package maths.poly;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** An immutable polynomial with wrapping long coefficients. */
public final class Polynomial {
    public static final int MAX_DEGREE = 200;
    public static final Polynomial ZERO = new Polynomial(new TreeMap<>());

    /** Exponent to coefficient, no zeroes. */
    private final NavigableMap<Integer, Long> terms;

    private Polynomial(NavigableMap<Integer, Long> terms) {
        terms.values().removeIf(c -> c == 0);
        this.terms = terms;
    }

    public static Polynomial of(long... coefficients) {
        if (coefficients.length > MAX_DEGREE + 1) {
            throw new IllegalArgumentException("degree");
        }
        NavigableMap<Integer, Long> terms = new TreeMap<>();
        for (int i = 0; i < coefficients.length; i++) {
            terms.put(i, coefficients[i]);
        }
        return new Polynomial(terms);
    }

    public static Polynomial term(long coefficient, int exponent) {
        if (exponent < 0 || exponent > MAX_DEGREE) {
            throw new IllegalArgumentException("exponent " + exponent);
        }
        return new Polynomial(new TreeMap<>(Map.of(exponent, coefficient)));
    }

    /** -1 for the zero polynomial. */
    public int degree() {
        return terms.isEmpty() ? -1 : terms.lastKey();
    }

    public long coefficient(int exponent) {
        return terms.getOrDefault(exponent, 0L);
    }

    public Polynomial plus(Polynomial other) {
        NavigableMap<Integer, Long> sum = new TreeMap<>(terms);
        other.terms.forEach((exponent, c) -> sum.merge(exponent, c, Long::sum));
        return new Polynomial(sum);
    }

    public Polynomial times(Polynomial other) {
        if (terms.isEmpty() || other.terms.isEmpty()) {
            return ZERO;
        }
        if (degree() + other.degree() > MAX_DEGREE) {
            throw new ArithmeticException("degree");
        }
        NavigableMap<Integer, Long> product = new TreeMap<>();
        terms.forEach((i, a) ->
                other.terms.forEach((j, b) -> product.merge(i + j, a * b, Long::sum)));
        return new Polynomial(product);
    }

    public long at(long x) {
        long y = 0;
        int exponent = degree();
        for (Map.Entry<Integer, Long> term : terms.descendingMap().entrySet()) {
            for (; exponent > term.getKey(); exponent--) {
                y *= x;
            }
            y += term.getValue();
        }
        for (; exponent > 0; exponent--) {
            y *= x;
        }
        return y;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Polynomial p && terms.equals(p.terms);
    }

    @Override
    public int hashCode() {
        return terms.hashCode();
    }

    @Override
    public String toString() {
        return terms.isEmpty() ? "0" : terms.descendingMap().entrySet().stream()
                .map(e -> e.getValue() + "x^" + e.getKey())
                .collect(Collectors.joining(" + "));
    }
}
