import java.util.*;
import java.util.concurrent.Callable;
import sales.book.*;

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
        SalesBook b = new SalesBook();
        t("empty", () -> b.centsByRegion() + " " + b.itemsByRegion() + " " + b.largest());
        run("null", () -> b.add(null));
        b.add(new Sale("n", "pen", 5)); b.add(new Sale("s", "cup", 7)); b.add(new Sale("n", null, 7)); b.add(new Sale("", "x", -3));
        t("some", () -> b.centsByRegion() + " " + b.itemsByRegion() + " " + b.largest());
        b.add(new Sale("n", "big", Long.MAX_VALUE)); b.add(new Sale("n", "big2", Long.MAX_VALUE)); b.add(new Sale("s", "min", Long.MIN_VALUE));
        t("overflow", () -> b.centsByRegion() + " " + b.itemsByRegion() + " " + b.largest());
        t("mutable", () -> { Map<String, List<String>> m = b.itemsByRegion(); m.get("n").add(null); m.put("q", null); Map<String, Long> c = b.centsByRegion(); c.put("z", null); return m + " " + c; });
        t("null key lookup", () -> b.centsByRegion().get(null));
        t("same", () -> b.itemsByRegion());
        SalesBook neg = new SalesBook();
        neg.add(new Sale("a", "i", -5)); neg.add(new Sale("a", "j", -5));
        t("neg", neg::largest);
        neg.add(new Sale(null, "k", 1));
        t("null region", neg::centsByRegion); t("null region", neg::itemsByRegion); t("largest", neg::largest);
        SalesBook one = new SalesBook();
        one.add(new Sale(null, "k", 1));
        t("null region", one::centsByRegion); t("null region", one::itemsByRegion);
    }
}
