package edu.maths;

public final class Fraction implements Comparable<Fraction> {
    public static final Fraction ZERO = of(0, 1);
    public static final Fraction ONE = of(1, 1);

    private final int num;
    private final int den;

    private Fraction(int num, int den) {
        this.num = num;
        this.den = den;
    }

    public static Fraction of(long num, long den) {
        if (den == 0) {
            throw new ArithmeticException("denominator is zero");
        }
        if (num == Long.MIN_VALUE || den == Long.MIN_VALUE) {
            throw new ArithmeticException("out of range");
        }
        long g = gcd(num < 0 ? -num : num, den < 0 ? -den : den);
        num = num / g;
        den = den / g;
        if (den < 0) {
            num = -num;
            den = -den;
        }
        return new Fraction(Math.toIntExact(num), Math.toIntExact(den));
    }

    private static long gcd(long a, long b) {
        if (b == 0) {
            return a;
        }
        return gcd(b, a % b);
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
        if (exponent < 0) {
            return of(den, num).pow(exponent == Integer.MIN_VALUE ? Integer.MAX_VALUE : -exponent);
        }
        if (exponent > 64) {
            throw new IllegalArgumentException("exponent too large");
        }
        if (exponent == 0) {
            return ONE;
        }
        return times(pow(exponent - 1));
    }

    public int signum() {
        if (num > 0) {
            return 1;
        } else if (num < 0) {
            return -1;
        } else {
            return 0;
        }
    }

    public int floor() {
        int q = num / den;
        if (num % den < 0) {
            q--;
        }
        return q;
    }

    @Override
    public int compareTo(Fraction o) {
        long d = (long) num * o.den - (long) o.num * den;
        return d > 0 ? 1 : d < 0 ? -1 : 0;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || o.getClass() != getClass()) {
            return false;
        }
        Fraction f = (Fraction) o;
        return f.num == num && f.den == den;
    }

    @Override
    public int hashCode() {
        return 31 * num + den;
    }

    @Override
    public String toString() {
        return den == 1 ? "" + num : num + "/" + den;
    }
}
