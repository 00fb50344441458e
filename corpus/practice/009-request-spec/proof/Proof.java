import java.util.*;
import java.util.concurrent.Callable;
import http.client.*;

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
        RequestSpec a = RequestSpec.get("http://a").header("X", "1").timeout(5).build();
        t("a", a::describe);
        t("a url", () -> a.withUrl("http://b").describe());
        t("a timeout", () -> a.withTimeout(9).describe());
        RequestSpec p = RequestSpec.post("http://p").followRedirects(false).build();
        t("p", p::describe);
        t("p url", () -> p.withUrl("http://q").describe());
    }
}
