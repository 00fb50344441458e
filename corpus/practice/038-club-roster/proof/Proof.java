import java.util.*;
import java.util.concurrent.Callable;
import club.members.*;

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
        Roster r = new Roster();
        t("empty", () -> r.adults() + " " + r.has(null) + r.ageSum());
        for (String n : new String[] {null, "", " ", "\u2003", " Zoe ", "Bob", "bob", "Bob", "\u0001x"}) run("join", () -> r.join(n, 18));
        r.join("Kid", 17); r.join("Old", Integer.MAX_VALUE); r.join("Neg", -40); r.join("Max", Integer.MAX_VALUE);
        t("adults", r::adults);
        t("has", () -> r.has("Kid") + " " + r.has("kid") + " " + r.has(null) + " " + r.has("Zoe") + " " + r.has(" Zoe "));
        t("sum", r::ageSum);
        t("mutable", () -> { List<String> l = r.adults(); l.add(null); return l; });
        t("adults", r::adults);
    }
}
