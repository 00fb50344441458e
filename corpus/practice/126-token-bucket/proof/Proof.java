import api.bucket.*;

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
        TokenBucket b = new TokenBucket(() -> now[0], 2, 100);
        for (long at : new long[] {0, 0, 0, 150, 199, 200, 250, 330, 400}) { now[0] = at; System.out.println(at + " " + b.take(1) + " " + b.available()); }
    }
}
