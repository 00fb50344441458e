import java.util.*;
import store.checkout.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static List<String> log = new ArrayList<>();
    static CheckoutService service(String stockMode, int at, boolean badRelease, String pay, boolean badMail) {
        int[] n = {0};
        StockClient s = new StockClient() {
            public boolean reserve(String sku, int q) {
                log.add("reserve " + sku + q);
                if (n[0]++ == at) {
                    if (stockMode.equals("throw")) throw new IllegalStateException();
                    if (stockMode.equals("error")) throw new AssertionError();
                    if (stockMode.equals("no")) return false;
                }
                return true;
            }
            public void release(String sku, int q) { log.add("release " + sku + q); if (badRelease) throw new UnsupportedOperationException(); }
        };
        PaymentGateway p = (c, cents) -> { log.add("charge " + c + cents);
            if (pay.equals("throw")) throw new ArithmeticException();
            if (pay.equals("error")) throw new StackOverflowError();
            return pay.equals("null") ? null : pay; };
        Mailer m = (c, text) -> { log.add("mail " + c + text); if (badMail) throw new IllegalStateException(); };
        return new CheckoutService(s, p, m);
    }
    public static void main(String[] args) {
        List<List<CartLine>> carts = Arrays.asList(null, List.of(), List.of(new CartLine("a", 1, 100)),
                List.of(new CartLine("a", 1, 100), new CartLine("b", 2, 50), new CartLine("a", 3, -5)),
                List.of(new CartLine("a", 1, 100), new CartLine("b", 0, 50)), Arrays.asList(new CartLine(null, 1, 1), null),
                List.of(new CartLine(null, 1, 1), new CartLine("z", Integer.MAX_VALUE, Long.MAX_VALUE)));
        for (String mode : new String[] {"ok", "throw", "no", "error"}) for (int at = 0; at < 3; at++)
            for (boolean br : new boolean[] {false, true}) for (String pay : new String[] {"R1", "null", "throw", "error", ""})
                for (boolean bm : new boolean[] {false, true}) for (List<CartLine> cart : carts) {
                    CheckoutService s = service(mode, at, br, pay, bm);
                    t("co", () -> s.checkout("eve", cart));
                    System.out.println(log + " " + s.lostMails());
                    log.clear();
                }
        for (String c : new String[] {null, "", " ", "x"}) t("c", () -> service("ok", 0, false, "r", false).checkout(c, null));
        t("nulls", () -> new CheckoutService(null, null, null).checkout("x", carts.get(2)));
        t("nulls", () -> new CheckoutService(service0(), null, null).checkout("x", carts.get(2)));
        CheckoutService nm = new CheckoutService(service0(), (c, l) -> "r", null);
        t("no mailer", () -> nm.checkout("x", carts.get(2)) + nm.lostMails());
        System.out.println(log);
    }
    static StockClient service0() {
        return new StockClient() {
            public boolean reserve(String sku, int q) { return true; }
            public void release(String sku, int q) { log.add("rel " + sku); }
        };
    }
}
