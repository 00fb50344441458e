import shop.orders.*;
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
        OrderValidator v = new OrderValidator(List.of("DE", "FR"));
        Order.Line ok = new Order.Line("a", 2, 500), zero = new Order.Line("b", 0, 5), neg = new Order.Line("c", -3, Long.MAX_VALUE);
        List<List<Order.Line>> lines = new ArrayList<>();
        lines.add(null); lines.add(List.of()); lines.add(List.of(ok)); lines.add(List.of(ok, zero)); lines.add(List.of(neg, ok)); lines.add(Arrays.asList(ok, null)); lines.add(Arrays.asList(zero, null));
        int n = 0;
        for (String id : new String[] {null, "", " ", "1"})
            for (String c : new String[] {null, "", "x"})
                for (List<Order.Line> l : lines)
                    for (String co : new String[] {null, "DE", "XX"})
                        for (Long d : new Long[] {null, 0L, 999L, 1000L, 1001L, -1L}) {
                            Order o = new Order(id, c, l, co, d);
                            t("o" + n++, () -> v.problems(o));
                            t("v", () -> v.isValid(o));
                        }
        t("null", () -> v.problems(null));
        t("null valid", () -> v.isValid(null));
        t("null countries", () -> new OrderValidator(null));
        t("null in countries", () -> new OrderValidator(Arrays.asList("DE", null)));
        t("mutable", () -> { List<String> p = v.problems(new Order("1", "c", List.of(ok), "DE", null)); p.add("x"); return p; });
        t("empty countries", () -> new OrderValidator(List.of()).problems(new Order("1", "c", List.of(ok), "DE", null)));
        t("empty countries null", () -> new OrderValidator(List.of()).problems(new Order("1", "c", List.of(ok), null, null)));
    }
}
