package flow.gcd;

public final class Arith {
    private Arith() {
    }

    public static int gcd(int a, int b) {
        if (b == 0) {
            return a;
        }
        return gcd(b, a % b);
    }

    public static long power(long base, int exponent) {
        if (exponent < 0) {
            throw new IllegalArgumentException("exponent");
        }
        if (exponent == 0) {
            return 1;
        }
        long half = power(base, exponent / 2);
        return exponent % 2 == 0 ? half * half : half * half * base;
    }
}
