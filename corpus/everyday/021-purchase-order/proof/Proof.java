import com.procura.po.PurchaseOrder;
import com.procura.po.PurchaseOrder.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Action[] actions = Action.values();
        for (int seed = 0; seed < 6 * 6 * 6 * 6; seed++) {
            PurchaseOrder po = new PurchaseOrder();
            int s = seed;
            for (int i = 0; i < 4; i++, s /= 6) {
                Action a = actions[s % 6];
                t(a.name(), () -> { po.apply(a, "u"); return po.status(); });
            }
            StringBuilder can = new StringBuilder();
            for (Action a : actions) can.append(po.can(a));
            System.out.println(can + " " + po.history());
        }
        PurchaseOrder po = new PurchaseOrder();
        for (Action a : new Action[] {Action.SUBMIT, Action.APPROVE, Action.ORDER, Action.RECEIVE}) po.apply(a, null);
        for (Action a : actions) System.out.println(po.can(a));
        t("null", () -> po.can(null));
        t("null", () -> { new PurchaseOrder().apply(null, "x"); return 0; });
        po.history().clear();
        System.out.println(po.history());
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
