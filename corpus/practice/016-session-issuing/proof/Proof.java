import java.util.*;
import java.util.concurrent.Callable;
import org.portal.auth.*;

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
        long[] now = {1000};
        SessionService s = new SessionService(() -> now[0]++);
        t("admin", () -> s.open("ann", "admin"));
        t("life", () -> s.open("bob", null).lifetime());
        t("active", () -> s.isActive("ann"));
        now[0] += 16 * 60 * 1000;
        t("active later", () -> s.isActive("ann"));
        t("size", s::size);
        t("null user", () -> s.open(null, "x"));
    }
}
