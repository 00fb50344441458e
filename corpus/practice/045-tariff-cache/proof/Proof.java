import java.util.*;
import java.util.concurrent.Callable;
import energy.tariff.*;

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
        TariffCache c = new TariffCache(code -> {
            System.out.println("ask " + code);
            return "day".equals(code) ? 30 : null;
        });
        t("day", () -> c.bill("day", 10));
        t("day", () -> c.bill("day", 20));
        run("inv", () -> c.invalidate("day"));
        t("day", () -> c.centsPerUnit("day"));
        t("none", () -> c.bill("none", 10));
        t("none", () -> c.bill("none", 10));
    }
}
