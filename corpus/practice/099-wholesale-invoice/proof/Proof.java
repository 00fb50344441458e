import java.math.BigDecimal;
import java.util.*;
import wholesale.WholesaleInvoice;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static void show(WholesaleInvoice i) { t("n", i::net); t("d", i::discount); t("g", i::gross); }
    public static void main(String[] args) {
        show(new WholesaleInvoice());
        String[] ps = {"0", "0.00", "-5.5", "1000", "999.99", "999.999", "10000", "9999.995", "1E+4", "1E3", "12.345", "0.005", "1E-7", "123456789.125", null};
        int[] qs = {0, 1, -1, 3, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (String p : ps) for (int q : qs) {
            WholesaleInvoice i = new WholesaleInvoice();
            t("add", () -> { i.add(p == null ? null : new BigDecimal(p), q); return "ok"; });
            show(i);
        }
        Random r = new Random(4);
        for (int k = 0; k < 500; k++) {
            WholesaleInvoice i = new WholesaleInvoice();
            for (int n = r.nextInt(6); n > 0; n--) i.add(new BigDecimal(ps[r.nextInt(ps.length - 1)]).add(BigDecimal.valueOf(r.nextInt(3000), r.nextInt(4))), r.nextInt(12) - 1);
            show(i);
        }
    }
}
