import java.util.*;
import java.util.concurrent.Callable;
import shop.orders.*;

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
        Warehouse w = new Warehouse() {
            public boolean reserve(String sku, int q) {
                System.out.println("reserve " + sku + " " + q);
                if ("boom".equals(sku)) throw new UnsupportedOperationException();
                if ("error".equals(sku)) throw new AssertionError();
                return q < 100;
            }
            public void release(String sku, int q) {
                System.out.println("release " + sku + " " + q);
                if ("stuck".equals(sku)) throw new IllegalStateException();
            }
        };
        Cashier c = new Cashier() {
            public long priceOf(String sku) {
                System.out.println("price " + sku);
                if ("unpriced".equals(sku)) throw new NoSuchElementException();
                return "gold".equals(sku) ? Long.MAX_VALUE : 300;
            }
            public String collect(String who, long total) {
                System.out.println("collect " + who + " " + total);
                if (who == null) throw new SecurityException();
                return who + total;
            }
        };
        OrderService s = new OrderService(w, c);
        OrderLine a = new OrderLine("a", 1), b = new OrderLine("b", 33), d = new OrderLine("b", 34);
        List<List<OrderLine>> orders = new ArrayList<>(Arrays.asList(List.of(), List.of(a), List.of(a, b), List.of(b, a, a), List.of(d), null,
            Arrays.asList(a, null), List.of(a, b, new OrderLine("x", 100)), List.of(a, new OrderLine("boom", 1)), List.of(a, new OrderLine("error", 1)),
            List.of(a, new OrderLine("stuck", 2), b, new OrderLine("x", 1000)), List.of(a, a, new OrderLine("unpriced", 1)), List.of(new OrderLine("gold", 3)),
            List.of(new OrderLine(null, -40)), List.of(new OrderLine("unpriced", 1), a)));
        for (List<OrderLine> o : orders) {
            t("place " + o, () -> s.place("joe", o));
            t("place nobody " + o, () -> s.place(null, o));
        }
        List<OrderLine> growing = new ArrayList<>(List.of(a, b));
        t("modified", () -> new OrderService(new Warehouse() {
            public boolean reserve(String sku, int q) { growing.add(a); return true; }
            public void release(String sku, int q) { System.out.println("release " + sku); }
        }, c).place("joe", growing));
        t("no warehouse", () -> new OrderService(null, c).place("joe", List.of(a)));
        t("no cashier", () -> new OrderService(w, null).place("joe", List.of(a, b)));
    }
}
