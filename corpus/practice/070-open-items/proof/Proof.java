import java.math.BigDecimal;
import ledger.OpenItem;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (String s : new String[] {"20", "20.00"}) {
            OpenItem i = new OpenItem("R1", new BigDecimal(s));
            i.pay(new BigDecimal(s));
            t("status", i::status);
            t("again", () -> { i.pay(BigDecimal.ONE); return i.status(); });
        }
    }
}
