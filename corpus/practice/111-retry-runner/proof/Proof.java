import jobs.retry.*;

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
        int[] n = {0};
        RetryRunner r = new RetryRunner(3, 100, d -> System.out.println("pause " + d));
        t("fails", () -> r.run(() -> { System.out.println("call " + ++n[0]); throw new IllegalStateException(); }));
        t("works", () -> r.run(() -> "fine"));
    }
}
