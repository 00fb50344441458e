import com.meshcomm.retry.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        for (int max : new int[] {1, 2, 3, 5, 50}) {
            for (int good : new int[] {1, 2, 3, 6, 100}) {
                List<Long> pauses = new ArrayList<>();
                RetryExecutor r = new RetryExecutor(max, 3, 1000, pauses::add);
                try {
                    System.out.println(r.<Integer>execute(n -> { if (n < good) throw new TransientException("t" + n); return n; }));
                } catch (Exception e) {
                    System.out.println(e + " " + Arrays.toString(e.getSuppressed()));
                }
                System.out.println(pauses);
                try {
                    System.out.println(r.<Integer>execute(n -> { if (n == 2) throw new UnsupportedOperationException("u"); throw new TransientException("t" + n) { }; }));
                } catch (Exception e) {
                    System.out.println(e.getMessage() + " " + e.getSuppressed().length);
                }
                TransientException same = new TransientException("same");
                show("same", () -> r.<Integer>execute(n -> { throw same; }));
                show("null result", () -> r.<Integer>execute(n -> null));
                show("null", () -> r.<Integer>execute(null));
                System.out.println(pauses.size());
                RetryExecutor s = new RetryExecutor(max, -5, 7, p -> { throw new IllegalStateException("woken " + p); });
                show("woken", () -> s.<Integer>execute(n -> { throw new TransientException("x"); }));
            }
        }
        List<Long> pauses = new ArrayList<>();
        show("overflow", () -> new RetryExecutor(50, Long.MAX_VALUE / 5, Long.MAX_VALUE, pauses::add).<Integer>execute(n -> { throw new TransientException("x"); }));
        System.out.println(pauses);
        show("0", () -> new RetryExecutor(0, 1, 1, p -> { }));
        show("51", () -> new RetryExecutor(51, 1, 1, p -> { }));
        show("null sleeper", () -> new RetryExecutor(2, 1, 1, null).<Integer>execute(n -> { throw new TransientException("x"); }));
    }
}
