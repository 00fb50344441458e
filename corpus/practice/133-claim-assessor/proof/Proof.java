import insurance.claims.*;
import java.util.*;

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

    static class S implements Services {
        final Integer limit; final int score; final boolean fail;
        S(Integer l, int s, boolean f) { limit = l; score = s; fail = f; }
        public Integer limitOf(String p) { System.out.println("  limit " + p); return limit; }
        public int fraudScore(String p, int a) { System.out.println("  score " + p + a); return score; }
        public void notifyClerk(String p, String r) { System.out.println("  clerk " + p + r); if (fail) throw new IllegalStateException(); }
    }

    public static void main(String[] args) throws Throwable {
        for (Integer limit : new Integer[] {null, -2000, 0, 900, 1000, 1112, 1200, 50000, Integer.MIN_VALUE})
            for (int score : new int[] {-1, 49, 50, 79, 80})
                for (int amount : new int[] {-1, 0, 1, 1000, 1001, 1112, 60000, Integer.MAX_VALUE})
                    for (String region : new String[] {null, "coast", "hills"})
                        for (boolean u : new boolean[] {false, true})
                            t(limit + " " + score + " " + amount + region + u, () -> new ClaimAssessor(new S(limit, score, false)).assess(amount % 2 == 0 ? null : "P", amount, region, u));
        t("clerk throws", () -> new ClaimAssessor(new S(9000, 90, true)).assess("P", 5000, "x", true));
        t("clerk throws", () -> new ClaimAssessor(new S(9000, 60, true)).assess("P", 5000, "x", false));
        t("null services", () -> new ClaimAssessor(null).assess("P", 5, "x", false));
        t("null services", () -> new ClaimAssessor(null).assess("P", -5, "x", false));
        ClaimAssessor twice = new ClaimAssessor(new S(100, 0, false));
        Decision d = twice.assess("P", 500, "coast", true);
        d.notes().add("mine");
        t("again", () -> twice.assess("P", 500, "coast", true));
    }
}
