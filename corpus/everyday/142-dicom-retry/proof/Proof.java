import health.imaging.transfer.*;
import java.util.*;

public class Proof {
    static int calls;
    static void go(int max, long base, long cap, int failures, String kind) {
        List<Long> slept = new ArrayList<>();
        calls = 0;
        Exception same = new java.io.IOException("same");
        try {
            RetryingTransfer t = new RetryingTransfer(max, base, cap, ms -> { slept.add(ms); if (kind.equals("sleep") && slept.size() == 2) throw new IllegalStateException("woken"); });
            System.out.print(t.run(() -> {
                if (++calls <= failures) switch (kind) {
                    case "same": throw same;
                    case "iae": if (calls == 2) throw new NumberFormatException("n"); throw new java.io.IOException("x" + calls);
                    case "error": if (calls == 2) throw new AssertionError("e"); throw new Exception("x" + calls);
                    default: throw new RuntimeException("x" + calls);
                }
                return calls == 3 ? null : "ok" + calls;
            }));
        } catch (Throwable e) {
            System.out.print(e + " " + Arrays.toString(e.getSuppressed()));
        }
        System.out.println(" " + calls + " " + slept);
    }
    public static void main(String[] args) throws Exception {
        for (String kind : new String[] {"same", "iae", "error", "plain", "sleep"})
            for (int max = 0; max < 6; max++)
                for (int f = 0; f < 7; f++) {
                    go(max, 100, 350, f, kind);
                    go(max, 0, -1, f, kind);
                    go(max, Long.MAX_VALUE / 3, Long.MAX_VALUE, f, kind);
                }
        go(70, 1, Long.MAX_VALUE, 69, "plain");
        try { new RetryingTransfer(1, 1, 1, null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { new RetryingTransfer(2, 1, 1, m -> System.out.println("s" + m)).run(null); } catch (NullPointerException e) { System.out.println("npe"); }
    }
}
