import java.util.*;
import java.util.concurrent.Callable;
import core.registry.*;

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
        LazyRegistry<String> plain = new LazyRegistry<>(n -> n.isEmpty() ? null : n.toUpperCase());
        t("a", () -> plain.get("a"));
        t("a", () -> plain.get("a"));
        t("empty", () -> plain.get(""));
        t("req", () -> plain.require(""));
        t("names", plain::names);
        t("count", plain::createdCount);
        List<LazyRegistry<String>> self = new ArrayList<>();
        LazyRegistry<String> r = new LazyRegistry<>(n -> n.equals("service") ? "service(" + self.get(0).require("db") + ")" : n);
        self.add(r);
        t("dependent", () -> r.get("service"));
        t("names", r::names);
        t("count", r::createdCount);
    }
}
