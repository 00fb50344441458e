import catalog.*;
import java.util.List;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        t("plain", () -> new PriceList(List.of(new PriceEntry("a", 5, true), new PriceEntry("b", 7, true))).quote(List.of("a", "b")));
        t("correction", () -> new PriceList(List.of(new PriceEntry("a", 5, true), new PriceEntry("a", 6, true))).price("a"));
    }
}
