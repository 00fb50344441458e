import com.splitledger.InvoiceSplitter;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        int[][] weights = {{1}, {1, 1}, {1, 1, 1}, {0, 5, 0, 3}, {3, 1, 3, 1, 3}, {7, 11, 13, 17, 19, 23}, {0, 0, 1}, {Integer.MAX_VALUE, Integer.MAX_VALUE, 1}, {2, 3, 5, 2, 3, 5, 1}};
        long[] totals = {0, 1, 2, 3, 4, 5, 7, 10, 99, 100, 101, 12345, -1, -2, -3, -7, -100, 1000003, 4000000000L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE / 2};
        for (int[] w : weights) for (long total : totals) t(Arrays.toString(w) + " " + total, () -> new InvoiceSplitter(w).split(total));
        t("none", () -> new InvoiceSplitter());
        t("zero", () -> new InvoiceSplitter(0, 0));
        t("negative", () -> new InvoiceSplitter(1, -1));
        t("null", () -> new InvoiceSplitter((int[]) null));
        int[] mine = {1, 2};
        InvoiceSplitter s = new InvoiceSplitter(mine);
        mine[0] = 50;
        System.out.println(s.split(100) + " " + s.split(101));
        t("mutate", () -> s.split(1).set(0, 5L));
        Random r = new Random(1);
        for (int i = 0; i < 500; i++) {
            int[] w = new int[1 + r.nextInt(8)];
            for (int k = 0; k < w.length; k++) w[k] = r.nextInt(6);
            long total = r.nextInt(2000) - 500;
            t("random", () -> new InvoiceSplitter(w).split(total));
        }
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
