import java.util.*;
import java.util.concurrent.Callable;
import shop.catalog.*;

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
        Product a = new Product("a", "Ant", 5), b = new Product("b", "Bee", 7), a2 = new Product("a", "Ape", 9);
        t("two", () -> new ProductIndex(List.of(b, a)).namesCheaperThan(8));
        t("null list", () -> new ProductIndex(null));
        t("null sku", () -> new ProductIndex(List.of(new Product(null, "x", 1))));
        t("find", () -> new ProductIndex(List.of()).find("a"));
        t("twice", () -> new ProductIndex(List.of(a, b, a2)).find("a"));
    }
}
