package flow.gcd;

public final class Arith {
    private Arith() {
    }

    public static int gcd(int a, int b) {
        int x = a;
        int y = b;
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    public static long power(long base, int exponent) {
        if (exponent < 0) {
            throw new IllegalArgumentException("exponent");
        }
        long result = 1;
        long square = base;
        for (int e = exponent; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                result *= square;
            }
            square *= square;
        }
        return result;
    }
}
