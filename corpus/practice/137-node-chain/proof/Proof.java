import util.chain.*;

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

    static String dump(Chain<?> c) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < c.size(); i++) s.append(c.get(i)).append(' ');
        return s.toString();
    }

    public static void main(String[] args) throws Throwable {
        Chain<String> c = new Chain<>();
        t("get empty", () -> c.get(0));
        t("rm empty", () -> c.removeAt(0));
        t("idx empty", () -> c.indexOf(null));
        c.add("a"); c.add("b"); c.add(null); c.insert(0, "z"); c.insert(4, "end"); c.insert(2, "m"); c.add("b");
        System.out.println(dump(c));
        for (int i : new int[] {-1, 8, 9, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            t("ins " + i, () -> { c.insert(i, "!"); return c.size(); });
            t("get " + i, () -> c.get(i));
            t("rm " + i, () -> c.removeAt(i));
        }
        t("i b", () -> c.indexOf("b"));
        t("i null", () -> c.indexOf(null));
        t("i none", () -> c.indexOf(42));
        t("rm0", () -> c.removeAt(0) + dump(c));
        t("rm last", () -> c.removeAt(c.size() - 1) + dump(c));
        t("rm mid", () -> c.removeAt(2) + dump(c));
        while (c.size() > 0) t("rm", () -> c.removeAt(c.size() / 2) + " " + dump(c));
        c.add("again");
        System.out.println(dump(c));
    }
}
