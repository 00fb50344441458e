import java.util.*;
import wallet.TravelWallet;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        long[] amounts = {Long.MIN_VALUE, -1, 0, 1, 5, 99, 100, 127, 128, 1000, 123456, Long.MAX_VALUE / 2, Long.MAX_VALUE};
        String[] curs = {"EUR", "USD", "eur", "", "EU", "EURO", null};
        for (int seed = 0; seed < 300; seed++) {
            Random r = new Random(seed);
            TravelWallet w = new TravelWallet();
            for (int i = 0; i < 20; i++) {
                long a = amounts[r.nextInt(amounts.length)];
                String c = curs[r.nextInt(r.nextInt(3) == 0 ? 7 : 2)], c2 = curs[r.nextInt(r.nextInt(3) == 0 ? 7 : 2)];
                switch (r.nextInt(5)) {
                    case 0: case 1: t("d" + a + c, () -> { w.deposit(a, c); return w.statement(); }); break;
                    case 2: t("w" + a + c, () -> { w.withdraw(a, c); return w.statement(); }); break;
                    case 3: t("x" + a + c + c2, () -> { w.exchange(a, c, c2, r.nextInt(3000) - 100); return w.statement(); }); break;
                    default: t("all " + c, () -> { w.withdraw(w.balance(c), c); return w.statement(); });
                }
                t("b" + c, () -> w.balance(c));
                t("s", w::statement);
            }
        }
        TravelWallet w = new TravelWallet();
        t("null balance", () -> w.balance(null));
    }
}
