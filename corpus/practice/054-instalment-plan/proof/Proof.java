import java.time.LocalDate;
import loans.InstalmentPlan;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        InstalmentPlan p = new InstalmentPlan(LocalDate.of(2023, 1, 31), 4, 1000);
        t("dues", p::dueDates);
        t("paid", () -> p.paidUntil(LocalDate.of(2023, 3, 29)));
    }
}
