import com.retailcore.orders.OrderIndex;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        OrderIndex index = new OrderIndex();
        Random r = new Random(3);
        String[] who = {"ann", "bob", "cid", "dee", ""};
        for (int i = 0; i < 300; i++) {
            String c = who[r.nextInt(who.length)], d = who[r.nextInt(who.length)];
            int o = r.nextInt(6);
            switch (r.nextInt(4)) {
                case 0, 1 -> t("add", () -> index.add(c, o));
                case 2 -> t("close", () -> index.close(c, o));
                default -> t("move", () -> r.nextInt(3) > 0 ? "-" : index.move(c, d));
            }
            System.out.println(index.customers() + " " + index.size() + " " + index.ordersOf(c));
        }
        t("null add", () -> index.add(null, 1));
        t("null close", () -> index.close(null, 1));
        t("null of", () -> index.ordersOf(null));
        t("null move", () -> index.move(null, "a"));
        index.add("ann", 1);
        t("move to null", () -> index.move("ann", null));
        t("after", () -> index.customers());
        t("mutate", () -> index.ordersOf("bob").add(1));
        t("mutate empty", () -> index.ordersOf("nobody").add(1));
        t("clear empty", () -> { index.ordersOf("nobody").clear(); return "ok"; });
        t("clear", () -> { index.ordersOf("bob").clear(); return "ok"; });
        OrderIndex fresh = new OrderIndex();
        t("fresh null add", () -> fresh.add(null, 1));
        t("fresh null close", () -> fresh.close(null, 1));
        t("fresh null of", () -> fresh.ordersOf(null));
        t("fresh size", () -> fresh.size() + " " + fresh.customers());
        fresh.add("x", 1);
        t("move to null", () -> fresh.move("x", null));
        t("gone", () -> fresh.customers());
        Set<String> copy = index.customers();
        copy.add("zoe");
        System.out.println(index.customers());
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
