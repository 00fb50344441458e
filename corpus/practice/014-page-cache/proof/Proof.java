import java.util.*;
import java.util.concurrent.Callable;
import web.pages.*;

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
        PageCache c = new PageCache(p -> "<" + p + ">");
        t("p", () -> c.page("a") + c.page("a") + c.page("b"));
        t("stats", () -> c.hits() + " " + c.misses() + " " + c.hitPercentage());
        c.clear();
        t("stats", () -> c.hits() + " " + c.misses() + " " + c.hitPercentage());
        t("p", () -> c.page("a"));
        t("stats", () -> c.hits() + " " + c.misses() + " " + c.hitPercentage());
    }
}
