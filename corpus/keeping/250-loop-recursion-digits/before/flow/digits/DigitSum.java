package flow.digits;

public final class DigitSum {
    private DigitSum() {
    }

    public static int of(long n) {
        int sum = 0;
        long rest = n;
        while (rest != 0) {
            sum += Math.abs((int) (rest % 10));
            rest /= 10;
        }
        return sum;
    }

    public static int root(long n) {
        int s = of(n);
        while (s > 9) {
            s = of(s);
        }
        return s;
    }

    public static boolean divisibleByThree(long n) {
        return of(n) % 3 == 0;
    }
}
