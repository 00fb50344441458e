import com.fxdesk.rates.RateCache;
import java.math.BigDecimal;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random random = new Random(7);
        for (int capacity : new int[] {0, 1, 2, 3, 5}) {
            RateCache cache = new RateCache(capacity);
            for (int i = 0; i < 200; i++) {
                String pair = random.nextInt(9) == 0 ? null : "P" + random.nextInt(7);
                int what = random.nextInt(5);
                if (what <= 1) cache.put(pair, BigDecimal.valueOf(i));
                else if (what == 2) System.out.print(cache.get(pair) + " ");
                else if (what == 3) System.out.print(cache.contains(pair) + " ");
                else System.out.print(cache.remove(pair) + " ");
                System.out.println(cache.pairs() + " " + cache.size() + " " + cache.evictions());
            }
            t("null rate", () -> { cache.put("P1", null); return 1; });
            cache.pairs().clear();
            System.out.println(cache.pairs());
        }
        t("negative", () -> new RateCache(-1));
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
