import com.partnerapi.quota.QuotaLimiter;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(13);
        for (int capacity : new int[] {1, 3, 10}) for (long interval : new long[] {1, 7, 1000}) {
            long[] now = {r.nextInt(2) == 0 ? 0 : -5000};
            int[] asked = {0};
            QuotaLimiter q = new QuotaLimiter(capacity, interval, () -> { asked[0]++; return now[0]; });
            for (int i = 0; i < 200; i++) {
                now[0] += r.nextInt(12) == 0 ? -r.nextInt(3000) : r.nextInt(5) == 0 ? r.nextInt(5000) : r.nextInt((int) interval * 2);
                String p = r.nextInt(9) == 0 ? null : "p" + r.nextInt(3);
                int permits = r.nextInt(capacity + 3) - 1;
                t("try " + permits, () -> q.tryAcquire(p, permits));
                t("until", () -> q.millisUntil(p, permits) + " " + q.available(p) + " " + asked[0]);
            }
            t("extreme", () -> q.millisUntil("p0", Integer.MIN_VALUE) + " " + q.millisUntil("p0", Integer.MAX_VALUE) + " " + q.tryAcquire("p0", Integer.MAX_VALUE));
        }
        t("bad", () -> new QuotaLimiter(0, 1, () -> 0));
        t("bad", () -> new QuotaLimiter(1, 0, null));
        t("null clock", () -> new QuotaLimiter(1, 1, null).available("x"));
        t("null clock", () -> new QuotaLimiter(1, 1, null).tryAcquire("x", 0));
        QuotaLimiter big = new QuotaLimiter(Integer.MAX_VALUE, 1000, () -> 5L);
        t("big", () -> big.tryAcquire("a", Integer.MAX_VALUE) + " " + big.millisUntil("a", Integer.MAX_VALUE) + " " + big.available("b"));
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
