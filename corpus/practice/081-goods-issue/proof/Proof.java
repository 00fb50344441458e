import depot.Depot;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        Depot d = new Depot();
        d.store("bolt", 10); d.store("nut", 5);
        Map<String, Integer> p = new LinkedHashMap<>();
        p.put("bolt", 4); p.put("nut", 6);
        t("issue", () -> { d.issue(p); return "ok"; });
        System.out.println(d.inStock("bolt") + " " + d.inStock("nut") + " " + d.issued());
    }
}
