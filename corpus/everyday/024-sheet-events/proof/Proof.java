import com.gridcalc.model.*;
import java.util.*;

public class Proof {
    static Sheet sheet = new Sheet();

    public static void main(String[] args) {
        CellListener log = (c, o, n) -> System.out.println("log " + c + " " + o + " " + n);
        CellListener[] self = new CellListener[1];
        self[0] = (c, o, n) -> { System.out.println("self " + sheet.removeListener(self[0])); };
        CellListener adder = (c, o, n) -> { if (sheet.listenerCount() < 7) sheet.addListener(log); System.out.println("count " + sheet.listenerCount()); };
        CellListener nested = (c, o, n) -> { if (!c.equals("Z9")) sheet.set("Z9", c + n); };
        CellListener killer = (c, o, n) -> { while (sheet.removeListener(log)) { } };
        sheet.addListener(self[0]);
        sheet.addListener(log);
        sheet.addListener(adder);
        sheet.addListener(self[0]);
        sheet.addListener(nested);
        sheet.set("A1", "1");
        sheet.set("A1", "1");
        sheet.set("A2", "");
        sheet.set("A2", "x");
        sheet.addListener(killer);
        sheet.addListener(log);
        sheet.set("A1", "2");
        sheet.set("A1", "3");
        t("null value", () -> { sheet.set("B1", null); return sheet.get("B1"); });
        t("null value again", () -> { sheet.set("B1", "q"); return sheet.get("B1"); });
        t("null cell", () -> sheet.get(null));
        t("null listener", () -> { sheet.addListener(null); return 1; });
        t("remove null", () -> sheet.removeListener(null));
        System.out.println(sheet.cellNames() + " " + sheet.listenerCount());
        sheet.clear();
        System.out.println(sheet.cellNames());
        Sheet other = new Sheet();
        other.set("A", "1");
        other.set("B", "2");
        other.set("C", "3");
        other.addListener((c, o, n) -> { if (c.equals("A")) { other.set("B", "9"); other.set("D", "4"); } System.out.println(c + o + n); });
        other.addListener((c, o, n) -> { if (c.equals("B")) throw new IllegalStateException("b"); System.out.println(c); });
        t("throws", () -> { other.clear(); return 1; });
        System.out.println(other.cellNames());
        t("throws", () -> { other.clear(); return 1; });
        System.out.println(other.cellNames());
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
