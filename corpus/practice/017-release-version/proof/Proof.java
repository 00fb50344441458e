import java.util.*;
import java.util.concurrent.Callable;
import build.tool.*;

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
        List<ReleaseVersion> all = new ArrayList<>();
        for (int a : new int[] {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE}) for (int b : new int[] {Integer.MIN_VALUE, 0, 2, Integer.MAX_VALUE})
            for (String q : new String[] {null, "", "rc1", "RC1", "zz", "beta"}) all.add(new ReleaseVersion(a, b, q));
        StringBuilder s = new StringBuilder();
        for (ReleaseVersion x : all) for (ReleaseVersion y : all) s.append(x.compareTo(y)).append(x.equals(y)).append(x.equals(y) && x.hashCode() != y.hashCode()).append(',');
        System.out.println(s);
        for (ReleaseVersion x : all) t("v", () -> x + " " + x.isFinal() + " " + x.nextMinor());
        t("null", () -> all.get(0).compareTo(null));
        t("null", () -> all.get(0).equals(null) + " " + all.get(0).equals("x"));
    }
}
