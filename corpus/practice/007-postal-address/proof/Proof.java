import java.util.*;
import java.util.concurrent.Callable;
import mail.post.*;

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
        String[] v = {null, "", " ", " a b ", "x"};
        List<PostalAddress> all = new ArrayList<>();
        for (String s : v) for (String z : v) for (String c : v) t(s + z + c, () -> {
            PostalAddress a = new PostalAddress(s, z, c);
            all.add(a);
            return a + "|" + a.getStreet() + "|" + a.getZip() + "|" + a.getCity() + "|" + a.isComplete() + "|" + a.withCity(null) + "|" + a.withCity("q").equals(a);
        });
        StringBuilder eq = new StringBuilder();
        for (PostalAddress a : all) for (PostalAddress b : all) eq.append(a.equals(b) ? 1 : 0).append(a.equals(b) && a.hashCode() != b.hashCode() ? "!" : "");
        System.out.println(eq);
        t("other", () -> all.get(0).equals(null) + " " + all.get(0).equals("x"));
    }
}
