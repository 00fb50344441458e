import java.util.*;
import java.util.concurrent.Callable;
import bank.money.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        long[] amounts = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -12345, -1000, -101, -100, -99, -10, -9, -5, -1, 0, 1, 5, 9, 10, 99, 100, 101, 1000, 12345, Long.MAX_VALUE};
        int[][] ratios = {null, {}, {0}, {0, 0}, {1}, {1, 1}, {1, 1, 1}, {3, 7}, {7, 0, 3}, {-1, 2}, {0, -1}, {1, 2, 3, 4, 5}, {Integer.MAX_VALUE, Integer.MAX_VALUE, 1}, {0, 1, 0, 1, 1, 1}};
        for (String c : new String[] {null, "", "EU", "EURO", "EUR", "\u20ac  "}) t("cur", () -> new Money(1, c));
        for (long a : amounts) {
            Money m = new Money(a, "EUR");
            t("s", () -> m + " " + m.minor() + m.currency());
            for (int[] r : ratios) t("alloc " + a + Arrays.toString(r), () -> m.allocate(r));
            for (long b : amounts) t("plus", () -> m.plus(new Money(b, "EUR")));
            t("eq", () -> m.equals(new Money(a, "EUR")) + " " + m.equals(new Money(a, "USD")) + m.equals(null) + m.equals(new Money(a + 1, "EUR")) + (m.hashCode() == new Money(a, "EUR").hashCode()));
        }
        Money m = new Money(5, "EUR");
        t("null", () -> m.plus(null));
        t("usd", () -> m.plus(new Money(Long.MAX_VALUE, "USD")));
        t("mutable", () -> { List<Money> l = m.allocate(1, 1); l.add(null); return l; });
        t("untouched", () -> { int[] r = {2, 1}; m.allocate(r); return Arrays.toString(r); });
    }
}
