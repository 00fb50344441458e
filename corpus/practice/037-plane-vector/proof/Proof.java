import java.util.*;
import java.util.concurrent.Callable;
import geo.plane.*;

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
        Vector2 v = new Vector2(3, 4);
        t("len", v::length);
        t("str", () -> v.plus(v).times(0.5));
        t("eq", () -> v.equals(new Vector2(3, 4)) + " " + v.equals(null) + " " + v.equals(Vector2.ZERO));
        t("nan", () -> new Vector2(0, Double.NaN));
        t("sum", () -> v.plus(v.opposite()).equals(Vector2.ZERO));
        t("east", () -> new Vector2(5, 0).opposite().equals(new Vector2(-5, 0)));
    }
}
