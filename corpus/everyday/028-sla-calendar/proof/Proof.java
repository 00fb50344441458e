import com.ticketline.sla.SlaCalendar;
import java.time.LocalDate;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        LocalDate base = LocalDate.of(2024, 2, 20);
        List<LocalDate> days = new ArrayList<>(List.of(base.plusDays(1), base.plusDays(9), base.plusDays(11)));
        SlaCalendar c = new SlaCalendar(days);
        days.clear();
        for (int s = 0; s < 16; s++) {
            LocalDate start = base.plusDays(s);
            for (int n = -1; n < 12; n++) { int k = n; t(start + "+" + k, () -> c.dueDate(start, k)); }
            for (int e = -3; e < 20; e++) System.out.print(c.businessDaysBetween(start, base.plusDays(e)) + " ");
            for (int e = -3; e < 20; e++) System.out.print(c.isBreached(start, base.plusDays(e), 3) + " ");
            System.out.println();
        }
        t("null start", () -> c.dueDate(null, 1));
        t("null start 0", () -> c.dueDate(null, 0));
        t("null from", () -> c.businessDaysBetween(null, base));
        t("null to", () -> c.businessDaysBetween(base, null));
        t("null today", () -> c.isBreached(base, null, 1));
        t("max", () -> c.dueDate(LocalDate.MAX, 1));
        t("until max", () -> c.businessDaysBetween(LocalDate.MAX.minusDays(9), LocalDate.MAX));
        t("null list", () -> new SlaCalendar(null));
        t("year", () -> c.businessDaysBetween(LocalDate.of(2023, 1, 1), LocalDate.of(2025, 1, 1)));
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
