import rail.fares.*;

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
        int[] kms = {-1, 0, 1, 7, 49, 50, 51, 333, Integer.MAX_VALUE};
        int[] ps = {-3, 0, 1, 2, 5, 6, 7, 10, 19, 20, 21, Integer.MAX_VALUE};
        for (boolean f : new boolean[] {false, true})
            for (TicketKind k : TicketKind.values())
                for (int km : kms) for (int p : ps)
                    t(f + " " + k + " " + km + " " + p, () -> new FareCalculator(f).fareCents(k, km, p));
        t("null", () -> new FareCalculator(true).fareCents(null, 1, 1));
        t("null bad", () -> new FareCalculator(true).fareCents(null, -1, 1));
        System.out.println(java.util.Arrays.toString(TicketKind.values()) + TicketKind.valueOf("GROUP").ordinal());
    }
}
