import java.util.*;
import java.util.concurrent.Callable;
import shop.basket.*;

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
        BasketPricing p = new BasketPricing(c -> c - c / 10);
        t("total", () -> p.total(1000, 203));
        t("none", () -> p.total());
        t("null", () -> p.total((long[]) null));
        t("null rule", () -> new BasketPricing(null));
        p.changeShipping(900);
        t("shipping", () -> p.total(1000));
        p.changeDiscount(c -> c / 2);
        t("half", () -> p.total(1000));
    }
}
