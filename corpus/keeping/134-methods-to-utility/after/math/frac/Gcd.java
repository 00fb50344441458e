package math.frac;

final class Gcd {
    private Gcd() {
    }

    static long of(long a, long b) {
        return b == 0 ? Math.abs(a) : of(b, a % b);
    }
}
