import data.fixed.*;

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
        FixedWidthRecord r = new FixedWidthRecord().column("id", 4).column("name", 6).column("city", 5);
        t("blanks", () -> r.parse("12  Ann   Rome "));
        t("nuls", () -> r.parse("12  Ann\0\0\0\0\0\0\0\0").entrySet().stream().map(e -> e.getKey() + "/" + e.getValue().length()).toList());
    }
}
