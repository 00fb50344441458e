import java.time.LocalDate;
import stay.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        RateSource src = (type, night) -> {
            log.append(type).append(night).append(' ');
            if ("boom".equals(type)) throw new IllegalStateException();
            if ("neg".equals(type)) return -500L;
            if ("huge".equals(type)) return Long.MAX_VALUE;
            return night.getDayOfMonth() == 13 ? null : 9000L + night.getDayOfMonth();
        };
        StayQuotes q = new StayQuotes(src), none = new StayQuotes(null);
        LocalDate[] ds = {null, LocalDate.of(2024, 4, 30), LocalDate.of(2024, 5, 1), LocalDate.of(2024, 9, 30), LocalDate.of(2024, 10, 1), LocalDate.of(2024, 10, 12), LocalDate.MAX};
        for (LocalDate d : ds) for (String type : new String[] {"dbl", null, "boom", "neg", "huge"}) for (int n : new int[] {-1, 0, 1, 2, 6, 7, 8, 20})
            for (int p : new int[] {Integer.MIN_VALUE, 0, 1, 3, Integer.MAX_VALUE}) for (boolean b : new boolean[] {true, false}) {
                t(type + d + n + p + b, () -> q.quote(type, d, n, p, b));
                t("q", q::quotes);
                if (n == 2) t("none", () -> none.quote(type, d, n, p, b));
            }
        System.out.println(log);
    }
}
