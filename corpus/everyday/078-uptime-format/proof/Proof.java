import org.watchpost.format.UptimeFormat;
import java.time.Duration;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        UptimeFormat f = new UptimeFormat();
        List<Duration> ds = new ArrayList<>();
        for (long s : new long[] {0, 1, 59, 60, 61, 119, 3599, 3600, 3601, 3660, 86399, 86400, 86401, 90000, 90060, 172800, 31536000, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, -60, -86400, -90061}) for (int n : new int[] {0, 1, 999_999, 1_000_000, 999_999_999}) ds.add(Duration.ofSeconds(s, n));
        Random r = new Random(2); for (int i = 0; i < 3000; i++) ds.add(Duration.ofSeconds(r.nextInt(400000) - 100000, r.nextInt(3) == 0 ? r.nextInt(1000000000) : 0));
        for (Duration d : ds) { p(() -> f.clock(d)); p(() -> f.compact(d)); }
        p(() -> f.clock(null)); p(() -> f.compact(null));
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
