package math.fractions;

import java.io.Serializable;

/** An exact fraction; whatever does not fit into a long ends in an ArithmeticException. */
public final class Fraction extends Number implements Comparable<Fraction> {
    private static final long serialVersionUID = 1L;

    /** The reduced pair; a class that extends Number cannot be a record itself. */
    private record Ratio(long num, long den) implements Serializable {
        Ratio {
            if (den == 0) {
                throw new ArithmeticException("zero denominator");
            }
            if (Math.min(num, den) == Long.MIN_VALUE) {
                throw new ArithmeticException("cannot be negated");
            }
            long divisor = gcd(Math.abs(num), Math.abs(den)) * Long.signum(den);
            num /= divisor;
            den /= divisor;
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Ratio plus(Ratio o) {
            long left = Math.multiplyExact(num, o.den);
            long right = Math.multiplyExact(o.num, den);
            return new Ratio(Math.addExact(left, right), Math.multiplyExact(den, o.den));
        }

        Ratio times(Ratio o) {
            return new Ratio(Math.multiplyExact(num, o.num), Math.multiplyExact(den, o.den));
        }

        @Override
        public String toString() {
            return den == 1 ? String.valueOf(num) : num + "/" + den;
        }
    }

    private final Ratio ratio;

    private Fraction(Ratio ratio) {
        this.ratio = ratio;
    }

    public static Fraction of(long num, long den) {
        return new Fraction(new Ratio(num, den));
    }

    public static Fraction parse(String text) {
        String[] parts = text.trim().split("/");
        return switch (parts.length) {
            case 1 -> of(part(parts, 0), 1);
            case 2 -> of(part(parts, 0), part(parts, 1));
            default -> throw new NumberFormatException("not a fraction: " + text);
        };
    }

    private static long part(String[] parts, int i) {
        return Long.parseLong(parts[i].trim());
    }

    public long numerator() {
        return ratio.num();
    }

    public long denominator() {
        return ratio.den();
    }

    public Fraction plus(Fraction o) {
        return new Fraction(ratio.plus(o.ratio));
    }

    public Fraction times(Fraction o) {
        return new Fraction(ratio.times(o.ratio));
    }

    public Fraction inverse() {
        return of(denominator(), numerator());
    }

    @Override
    public int compareTo(Fraction o) {
        long left = Math.multiplyExact(numerator(), o.denominator());
        long right = Math.multiplyExact(o.numerator(), denominator());
        return Long.compare(left, right);
    }

    @Override
    public int intValue() {
        return (int) longValue();
    }

    @Override
    public long longValue() {
        return numerator() / denominator();
    }

    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    @Override
    public double doubleValue() {
        return (double) numerator() / denominator();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Fraction other && ratio.equals(other.ratio);
    }

    @Override
    public int hashCode() {
        return ratio.hashCode();
    }

    @Override
    public String toString() {
        return ratio.toString();
    }
}
