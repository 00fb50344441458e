package flow.digits;

public final class DigitSum {
    private DigitSum() {
    }

    public static int of(long n) {
        return n == 0 ? 0 : Math.abs((int) (n % 10)) + of(n / 10);
    }

    public static int root(long n) {
        int sum = of(n);
        return sum > 9 ? root(sum) : sum;
    }

    public static boolean divisibleByThree(long n) {
        return of(n) % 3 == 0;
    }
}
