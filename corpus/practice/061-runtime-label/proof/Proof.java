import java.time.Duration;
import java.util.*;
import media.RuntimeLabel;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        long[] secs = {0, 1, 9, 10, 59, 60, 61, 599, 600, 3599, 3600, 3601, 35999, 36000, 86399, 86400, 86460, 90000, 90061,
                Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1};
        List<Duration> all = new ArrayList<>();
        all.add(null);
        for (long s : secs) { all.add(Duration.ofSeconds(s)); if (s > 0 && s < 1e9) { all.add(Duration.ofSeconds(-s)); all.add(Duration.ofMillis(-s)); all.add(Duration.ofSeconds(-s, 1)); } }
        Random r = new Random(5);
        for (int i = 0; i < 2000; i++) all.add(Duration.ofSeconds(r.nextInt() / (1 + r.nextInt(5000)), r.nextInt(1000000000)));
        for (int i = 0; i < 500; i++) all.add(Duration.ofSeconds(r.nextLong()));
        for (Duration d : all) {
            t("c " + d, () -> RuntimeLabel.clock(d));
            t("w " + d, () -> RuntimeLabel.words(d));
        }
    }
}
