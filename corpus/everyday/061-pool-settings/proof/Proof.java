import org.tarnpool.PoolSettings;
import java.time.Duration;

public class Proof {
    public static void main(String[] args) throws Exception {
        Duration[] waits = {null, Duration.ZERO, Duration.ofMillis(-1), Duration.ofSeconds(5)};
        for (String n : new String[] {"main", "", null}) {
            p(() -> new PoolSettings(n));
            for (int max : new int[] {-3, 0, 1, 2, 3, 10, 500}) {
                p(() -> new PoolSettings(n, max));
                p(() -> new PoolSettings("x", 4).withMaxSize(max));
                p(() -> new PoolSettings("x", 4).withMaxSize(max).withMaxSize(9));
                for (int min : new int[] {-1, 0, 1, 2, 11}) for (Duration w : waits) {
                    p(() -> new PoolSettings(n, min, max, w));
                    p(() -> new PoolSettings("n", min, max, w).withMaxWait(waits[3]).withMaxWait(w).withMaxSize(3));
                }
            }
        }
        PoolSettings s = new PoolSettings("y", 0, 7, Duration.ofDays(1));
        System.out.println(s.name() + s.minIdle() + s.maxSize() + s.maxWait() + PoolSettings.DEFAULT_WAIT);
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
