import com.billingkit.core.Percentage;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<Percentage> all = new ArrayList<>();
        for (int p : new int[] {-1, 0, 1, 19, 50, 100, 101, Integer.MAX_VALUE, Integer.MIN_VALUE}) t("of " + p, () -> { all.add(Percentage.of(p)); return Percentage.of(p); });
        for (String s : new String[] {"0", "-0", "-0.004", "-0.005", "7.5%", " 19 % ", "33.335", "100.004", "100.005", "1e1", "1E-9", "", "%", "x", "5%%", "12.34", null})
            t("parse " + s, () -> { Percentage p = Percentage.parse(s); all.add(p); return p; });
        long[] cents = {0, 1, -1, 49, 50, 51, -50, 99, 12345, -12345, 333, Long.MAX_VALUE, Long.MIN_VALUE};
        for (Percentage p : all) {
            for (long c : cents) t(p + " of " + c, () -> p.applyTo(c));
            System.out.println(p.complement() + " " + p.hashCode());
            for (Percentage q : all) System.out.print(p.plus(q) + "" + p.equals(q) + " ");
            System.out.println(p.equals(null) + "" + p.equals("x"));
        }
        t("plus null", () -> all.get(0).plus(null));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
