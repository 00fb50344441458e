import app.flags.*;

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
        String[] raws = {null, "", " ", "on", " ON ", "true", "off", "yes", "50%", "0%", "100%", "%", "5 %", "x%", "-5%", "101%", " 30% ", "1e1%"};
        String[] users = {null, "", "ann", "bob", "\u00fcnal", "zoe-with-a-long-name"};
        for (String a : raws) for (String b : new String[] {null, "on", "40%", "x"}) for (String u : users) {
            t(a + "|" + b + "|" + u, () -> new FeatureFlags(f -> { System.out.print("s " + f + " "); return a; }, f -> { System.out.print("f " + f + " "); return b; }).isEnabled("F", u));
        }
        for (String a : raws) t(a + " no fallback", () -> new FeatureFlags(f -> a, null).isEnabled(null, "u"));
        t("null source", () -> new FeatureFlags(null, f -> "on"));
        t("throwing", () -> new FeatureFlags(f -> { throw new IllegalStateException(); }, f -> "on").isEnabled("x", "u"));
        t("throwing fb", () -> new FeatureFlags(f -> null, f -> { throw new IllegalStateException(); }).isEnabled("x", "u"));
    }
}
