import net.breaker.*;
import java.util.function.Supplier;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        for (int threshold : new int[] {-1, 0, 1, 2, 3}) for (long cool : new long[] {-1, 0, 10, 100}) {
            long[] now = {0};
            int[] reads = {0};
            CircuitBreaker b = new CircuitBreaker("b", () -> { if (++reads[0] == 17) throw new IllegalArgumentException(); return now[0]; }, threshold, cool);
            Supplier<String> ok = () -> b.state();
            Supplier<String> fail = () -> { throw new IllegalStateException(); };
            Supplier<String> err = () -> { throw new Error(); };
            Supplier<String> nestedFail = () -> { t("    inner", () -> b.call(fail)); throw new UnsupportedOperationException(); };
            Supplier<String> nestedOk = () -> { t("    inner", () -> b.call(fail)); return b.state(); };
            Supplier<String> nestedHeal = () -> { t("    inner", () -> b.call(ok)); throw new UnsupportedOperationException(); };
            Object[] ops = {ok, fail, fail, ok, fail, fail, fail, ok, nestedFail, nestedOk, err, null, nestedHeal, fail, nestedHeal, err, ok, nestedFail, nestedFail, nestedHeal, fail, ok, err, fail};
            for (int round = 0; round < 4; round++)
                for (int i = 0; i < ops.length; i++) {
                    now[0] += (i * 7 + round * 13) % 41;
                    @SuppressWarnings("unchecked") Supplier<String> op = (Supplier<String>) ops[(i * (round + 1)) % ops.length];
                    t(threshold + "/" + cool + " " + i, () -> b.call(op));
                    System.out.println("   " + b.state() + " " + b.rejected() + " " + reads[0]);
                }
        }
        t("null clock", () -> new CircuitBreaker(null, null, 5, 5).call(() -> "x"));
        CircuitBreaker nc = new CircuitBreaker(null, null, 1, 5);
        t("null clock fail", () -> nc.call(() -> { throw new IllegalStateException(); }));
        t("null clock fail", nc::state);
    }
}
