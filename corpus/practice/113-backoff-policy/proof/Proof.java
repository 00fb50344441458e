import net.retry.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        for (Backoff b : new Backoff[] {null, Backoff.FIXED, Backoff.LINEAR, Backoff.EXPONENTIAL})
            for (long base : new long[] {-1, 0, 1, 100, 1L << 50, Long.MAX_VALUE})
                for (long max : new long[] {-2, 0, 99, 5000, Long.MAX_VALUE}) {
                    t("new " + b + base + "," + max, () -> { new BackoffPolicy(b, base, max); return "ok"; });
                    for (int a : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 14, 20, 21, 22, 64, Integer.MAX_VALUE})
                        t(b + " " + base + " " + max + " " + a, () -> new BackoffPolicy(b, base, max).delayMillis(a));
                }
        t("sched", () -> new BackoffPolicy(Backoff.EXPONENTIAL, 10, 500).schedule(9));
        t("sched0", () -> new BackoffPolicy(null, 10, 500).schedule(0));
        t("sched-", () -> new BackoffPolicy(Backoff.LINEAR, 10, 500).schedule(-3));
        t("sched null", () -> new BackoffPolicy(null, 10, 500).schedule(1));
        System.out.println(java.util.Arrays.toString(Backoff.values()));
    }
}
