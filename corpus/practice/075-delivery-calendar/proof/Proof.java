import delivery.DeliveryCalendar;
import java.time.LocalDate;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        LocalDate d0 = LocalDate.of(2024, 12, 20);
        DeliveryCalendar c = new DeliveryCalendar(Arrays.asList(LocalDate.of(2024, 12, 25), LocalDate.of(2024, 12, 26), LocalDate.of(2025, 1, 1), LocalDate.of(2024, 12, 28), null));
        t("null", () -> new DeliveryCalendar(null));
        for (int i = 0; i < 20; i++) {
            LocalDate d = d0.plusDays(i);
            t("w " + d, () -> c.isWorkingDay(d));
            for (int n : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 5, 30}) t("p " + n, () -> c.plusWorkingDays(d, n));
            for (int k = -3; k < 30; k++) { int kk = k; t("b " + k, () -> c.workingDaysBetween(d, d.plusDays(kk))); }
        }
        t("null day", () -> c.isWorkingDay(null));
        t("p null 0", () -> c.plusWorkingDays(null, 0));
        t("p null 1", () -> c.plusWorkingDays(null, 1));
        t("b", () -> c.workingDaysBetween(null, d0));
        t("b", () -> c.workingDaysBetween(d0, null));
        t("max", () -> c.plusWorkingDays(LocalDate.MAX, 1));
        t("max", () -> c.plusWorkingDays(LocalDate.MAX.minusDays(9), 30));
        t("max", () -> c.workingDaysBetween(LocalDate.MAX.minusDays(9), LocalDate.MAX));
        t("min", () -> c.workingDaysBetween(LocalDate.MIN, LocalDate.MIN.plusDays(10)));
        t("long", () -> c.workingDaysBetween(LocalDate.of(1, 1, 1), LocalDate.of(2500, 1, 1)));
    }
}
