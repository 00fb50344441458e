package edu.maths;

public final class Fraction implements Comparable<Fraction> {
    public static final Fraction ZERO = of(0, 1);
    public static final Fraction ONE = of(1, 1);

    private static final int MAX_EXPONENT = 64;

    private final int num;
    private final int den;

    private Fraction(int num, int den) {
        this.num = num;
        this.den = den;
    }

    public static Fraction of(long num, long den) {
        if (den == 0 || num == Long.MIN_VALUE || den == Long.MIN_VALUE) {
            throw new ArithmeticException("cannot represent " + num + "/" + den);
        }
        long divisor = gcd(Math.abs(num), Math.abs(den)) * Long.signum(den);
        return new Fraction(Math.toIntExact(num / divisor), Math.toIntExact(den / divisor));
    }

    private static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public Fraction plus(Fraction o) {
        return of((long) num * o.den + (long) o.num * den, (long) den * o.den);
    }

    public Fraction times(Fraction o) {
        return of((long) num * o.num, (long) den * o.den);
    }

    public Fraction negate() {
        return of(-(long) num, den);
    }

    public Fraction pow(int exponent) {
        Fraction base = exponent < 0 ? of(den, num) : this;
        long steps = Math.abs((long) exponent);
        if (steps > MAX_EXPONENT) {
            throw new IllegalArgumentException("exponent too large: " + exponent);
        }
        Fraction result = ONE;
        for (long i = 0; i < steps; i++) {
            result = base.times(result);
        }
        return result;
    }

    public int signum() {
        return Integer.signum(num);
    }

    public int floor() {
        return Math.floorDiv(num, den);
    }

    @Override
    public int compareTo(Fraction o) {
        return Long.compare((long) num * o.den, (long) o.num * den);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Fraction other && num == other.num && den == other.den;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(num) * 17 ^ den;
    }

    @Override
    public String toString() {
        return den == 1 ? Integer.toString(num) : num + "/" + den;
    }
}
