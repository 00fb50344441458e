import util.top.*;
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

    public static void main(String[] args) throws Throwable {
        int[] data = {5, 3, 9, 9, 1, 0, -4, 12, 7, 7, 30, 2, Integer.MIN_VALUE, Integer.MAX_VALUE, 8, 6};
        for (int k : new int[] {1, 2, 3, 4, 7, 16, 20}) {
            StringBuilder calls = new StringBuilder();
            TopK<Integer> top = new TopK<>(k, (a, b) -> { calls.append(a).append('?').append(b).append(' '); return Integer.compare(a, b); });
            for (int d : data) t(k + " offer " + d, () -> top.offer(d) + " " + top.size() + " " + top.best());
            System.out.println(calls);
        }
        TopK<String> byLen = new TopK<>(3, Comparator.comparing(String::length));
        for (String s : "aa bb c dd ee fff ggg h iii jj".split(" ")) t(s, () -> byLen.offer(s) + " " + byLen.best());
        TopK<String> n = new TopK<>(2, Comparator.naturalOrder());
        t("null first", () -> n.offer(null));
        t("null second", () -> n.offer("x"));
        t("size", () -> n.size());
        t("best", () -> n.best());
        t("third", () -> n.offer("y"));
        t("size", () -> n.size());
        t("k0", () -> new TopK<String>(0, Comparator.naturalOrder()));
        t("null order", () -> new TopK<String>(1, null));
        t("both", () -> new TopK<String>(0, null));
        int[] cnt = {0};
        TopK<Integer> odd = new TopK<>(3, (a, b) -> { if (++cnt[0] % 5 == 0) throw new IllegalStateException(); return a - b; });
        for (int d : data) { t("odd " + d, () -> odd.offer(d)); t("odd", () -> odd.size()); }
        t("odd", () -> odd.best()); t("odd", () -> odd.best());
    }
}
