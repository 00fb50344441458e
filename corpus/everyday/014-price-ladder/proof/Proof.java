import com.quickex.book.PriceLadder;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(11);
        PriceLadder ladder = new PriceLadder();
        long[] odd = {Long.MIN_VALUE, Long.MAX_VALUE, 0, -1};
        for (int i = 0; i < 400; i++) {
            long p = r.nextInt(10) == 0 ? odd[r.nextInt(4)] : r.nextInt(25) - 5, q = r.nextInt(7) - 1;
            if (r.nextInt(5) < 3) t("add " + p + " " + q, () -> { ladder.add(p, q); return ladder.levels(); });
            else t("take " + p + " " + q, () -> ladder.take(p, q) + " " + ladder.levels());
            long a = r.nextInt(25) - 5, b = r.nextInt(25) - 5;
            System.out.println(ladder.quantityAt(a) + " " + ladder.bestUpTo(b) + " " + ladder.volume(a, b) + " " + ladder.volume(Long.MIN_VALUE, Long.MAX_VALUE)
                + " " + ladder.bestUpTo(Long.MAX_VALUE) + " " + ladder.bestUpTo(Long.MIN_VALUE) + " " + ladder.quantityAt(p));
        }
        PriceLadder e = new PriceLadder();
        System.out.println(e.bestUpTo(1) + " " + e.volume(0, 9) + " " + e.take(1, 1) + e.quantityAt(0) + e.levels());
        e.add(5, 2);
        System.out.println(e.take(5, -3) + " " + e.quantityAt(5) + " " + e.take(5, 100) + " " + e.levels() + " " + e.quantityAt(5));
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
