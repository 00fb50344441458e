import java.util.*;
import java.util.concurrent.Callable;
import bank.loans.*;

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
        LoanDesk d = new LoanDesk(id -> {
            System.out.println("score " + id);
            return Integer.parseInt(id);
        }, (id, x) -> System.out.println("log " + id + " " + x));
        for (String id : new String[] {null, "", "x", "599", "600", "699", "700", "-1", "2147483647"}) {
            for (long amount : new long[] {Long.MIN_VALUE, -1, 0, 1, 5000000, 5000001, Long.MAX_VALUE}) {
                t(id + "/" + amount, () -> d.decide(id, amount));
            }
        }
        t("no bureau", () -> new LoanDesk(null, (a, b) -> {}).decide("a", 1));
        t("no bureau needed", () -> new LoanDesk(null, (a, b) -> {}).decide("", 1));
        t("no log", () -> new LoanDesk(x -> 1, null).decide("", 1));
    }
}
