package math.frac;

public final class Fraction {
    private final long num;
    private final long den;

    public Fraction(int num, int den) {
        if (den == 0) {
            throw new ArithmeticException("denominator is zero");
        }
        long g = Gcd.of(num, den);
        long sign = den < 0 ? -1 : 1;
        this.num = sign * num / g;
        this.den = sign * den / g;
    }

    public boolean isWhole() {
        return den == 1;
    }

    @Override
    public String toString() {
        return isWhole() ? Long.toString(num) : num + "/" + den;
    }
}
