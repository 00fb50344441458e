import java.util.*;
import java.util.concurrent.Callable;
import office.print.*;

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
        PrintQueue q = new PrintQueue();
        t("empty", q::next);
        run("null", () -> q.submit(null));
        q.submit(new PrintJob("a", 1, 2)); q.submit(new PrintJob("b", 5, 3)); q.submit(new PrintJob("c", 3, 1));
        t("pages", () -> q.pendingPages() + " " + q.pending() + " " + q.submitted());
        t("order", () -> q.next().owner() + q.next().owner() + q.next().owner());
        for (String s : "u v w x".split(" ")) q.submit(new PrintJob(s, 1, 1));
        t("equal", () -> q.next().owner() + q.next().owner() + q.next().owner() + q.next().owner());
    }
}
