import api.limits.*;

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
        long[] now = {0};
        SlidingWindowLimiter l = new SlidingWindowLimiter(() -> now[0], 2, 1000);
        for (long at : new long[] {0, 10, 20, 999, 1000, 1010, 1500, 2000}) { now[0] = at; System.out.println(at + " " + l.allow("c") + " " + l.inUse("c")); }
    }
}
