import java.util.*;
import java.util.concurrent.Callable;
import media.news.*;

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
        NewsletterRun r = new NewsletterRun((a, x) -> System.out.println("to " + a + ": " + x));
        t("nobody", () -> r.send("x", false));
        r.subscribe("a@x", true); r.subscribe("b@x", false);
        t("news", () -> r.send("news", false));
        t("legal", () -> r.send("legal", true));
    }
}
