import net.redialer.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        IllegalStateException same = new IllegalStateException("same");
        for (int attempts : new int[] {-1, 0, 1, 2, 3, 6}) for (long first : new long[] {-5, 0, 1, 10, 100, Long.MAX_VALUE}) for (long max : new long[] {-10, 0, 15, 80, Long.MAX_VALUE}) for (int failures : new int[] {0, 1, 2, 4, 99}) for (int kind = 0; kind < 4; kind++) {
            int k = kind; int[] n = {0};
            try {
                System.out.print(new Retrier(attempts, first, max, ms -> { log.append(ms).append(' '); if (ms == 80) throw new UnsupportedOperationException("pause"); }).call(() -> {
                    log.append('#');
                    if (n[0]++ < failures) { if (k == 0) throw new java.io.IOException("io" + n[0]); if (k == 1) throw same; if (k == 2 && n[0] == 2) throw new NumberFormatException("fatal"); if (k == 3 && n[0] == 3) throw new StackOverflowError(); throw new IllegalStateException("e" + n[0]); }
                    return k == 1 ? null : "ok" + n[0]; }));
            } catch (Throwable e) { System.out.print(e + Arrays.toString(e.getSuppressed())); }
            System.out.println(" " + log); log.setLength(0);
        }
        p(() -> new Retrier(2, 1, 1, null).call(() -> 5)); p(() -> new Retrier(2, 1, 1, null).call(() -> { throw new java.io.IOException("x"); })); p(() -> new Retrier(1, 1, 1, null).call(() -> { throw new java.io.IOException("x"); })); p(() -> new Retrier(2, 1, 1, ms -> log.append(ms)).call(null));
        System.out.println(log);
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
