import java.util.Map;
import policy.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        AccessPolicy p = new AccessPolicy(new Node.Logic(Node.Op.AND, new Node.Has("level"), new Node.AtLeast("level", 3)));
        t("4", () -> p.permits(Map.of("level", 4)));
        t("2", () -> p.permits(Map.of("level", 2)));
        t("none", () -> p.permits(Map.of("age", 2)));
    }
}
