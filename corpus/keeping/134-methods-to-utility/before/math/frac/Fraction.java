package math.frac;

public final class Fraction {
    private final long num;
    private final long den;

    public Fraction(int num, int den) {
        if (den == 0) {
            throw new ArithmeticException("zero");
        }
        long g = gcd(num, den);
        long sign = den < 0 ? -1 : 1;
        this.num = sign * num / g;
        this.den = sign * den / g;
    }

    private static long gcd(long a, long b) {
        a = a < 0 ? -a : a;
        b = b < 0 ? -b : b;
        while (b != 0) {
            long t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    public boolean isWhole() {
        return den == 1;
    }

    @Override
    public String toString() {
        return den == 1 ? "" + num : num + "/" + den;
    }
}
