import game.abilities.*;

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
        for (long pause : new long[] {0, 1, 100, -5, Long.MAX_VALUE, Long.MIN_VALUE}) {
            long[] now = {0};
            int[] reads = {0};
            Cooldowns c = new Cooldowns(() -> { reads[0]++; return now[0]; }, pause);
            for (long at : new long[] {0, 0, 50, 99, 100, 101, 250, 200, -1, Long.MAX_VALUE, Long.MIN_VALUE}) {
                now[0] = at;
                for (String a : new String[] {"jump", null}) {
                    t(pause + "@" + at + " rem " + a, () -> c.remaining(a));
                    t(pause + "@" + at + " use " + a, () -> c.tryUse(a));
                    t(pause + "@" + at + " rem " + a, () -> c.remaining(a));
                }
                if (at == 101) c.reset("jump");
                System.out.println(reads[0]);
            }
            c.reset("unknown");
        }
        t("null", () -> new Cooldowns(null, 1));
        Cooldowns bad = new Cooldowns(() -> { throw new IllegalStateException(); }, 10);
        t("throwing", () -> bad.tryUse("x"));
        t("throwing", () -> bad.remaining("x"));
    }
}
