import java.util.*;
import java.util.concurrent.Callable;
import tax.rates.*;

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
        int[] ints = {Integer.MIN_VALUE, -1, 0, 1, 7, 10, 19, 99, 100, 101, 9999, 10000, 10001, 42949673, Integer.MAX_VALUE};
        for (int i : ints) {
            t("of " + i, () -> Percentage.of(i));
            t("bp " + i, () -> Percentage.ofBasisPoints(i));
            for (int j : ints) {
                t(i + "+" + j, () -> Percentage.ofBasisPoints(i).plus(Percentage.ofBasisPoints(j)));
                t(i + "-" + j, () -> Percentage.ofBasisPoints(i).minus(Percentage.of(j)));
                t(i + "=" + j, () -> Percentage.ofBasisPoints(i).equals(Percentage.of(j)));
            }
            for (long c : new long[] {Long.MIN_VALUE, -333, 0, 333, Long.MAX_VALUE}) t("apply", () -> Percentage.ofBasisPoints(i).applyTo(c));
        }
        Percentage p = Percentage.of(19);
        t("null", () -> p.plus(null)); t("null", () -> p.minus(null)); t("null", () -> p.equals(null) + " " + p.equals("19.00%"));
    }
}
