import java.util.*;
import java.util.concurrent.Callable;
import retail.price.*;

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
        UnitPrice p = new UnitPrice("1.5", "kg");
        t("eq", () -> p.equals(new UnitPrice("1.5", "kg")) + " " + p.equals(new UnitPrice("1.5", "l")) + " " + p.equals(null));
        t("times", () -> p.times(3));
        t("bad", () -> new UnitPrice("x", "kg"));
        t("cmp", () -> p.compareTo(new UnitPrice("1.50", "kg")));
        t("scale", () -> p.equals(new UnitPrice("1.50", "kg")) + " " + Set.copyOf(List.of(p, new UnitPrice("1.50", "kg"))).size());
    }
}
