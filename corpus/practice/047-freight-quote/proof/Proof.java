import java.util.*;
import java.util.concurrent.Callable;
import io.haulage.quote.*;

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
        FreightQuoteService s = new FreightQuoteService(new TariffTable() {
            public double perKilogram(String c) { System.out.println("kg " + c); return 0.5; }
            public double perKilometre(String c) { System.out.println("km " + c); return 2; }
        });
        t("simple", () -> s.quote("DE", 10, 100, false));
        t("heavy", () -> s.quote("DE", 2000, 100, true));
        t("oversized", () -> s.quote("FR", 6000, 100, false));
        t("bad", () -> s.quote("DE", 0, 1, false));
    }
}
