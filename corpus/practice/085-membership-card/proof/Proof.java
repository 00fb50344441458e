import gym.MembershipCard;
import java.time.LocalDate;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        LocalDate[] days = {null, LocalDate.MIN, LocalDate.of(2023, 12, 31), LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 30), LocalDate.of(2024, 1, 31),
                LocalDate.of(2024, 2, 28), LocalDate.of(2024, 2, 29), LocalDate.of(2024, 3, 1), LocalDate.of(2025, 1, 30), LocalDate.MAX};
        for (LocalDate s : days) for (int m : new int[] {Integer.MIN_VALUE, 0, 1, 12, Integer.MAX_VALUE}) for (LocalDate p : days) for (LocalDate d : days)
            t(s + " " + m + " " + p + " " + d, () -> { MembershipCard c = new MembershipCard(s, m); c.pauseUntil(p); return c.admit(d) + c.lastDay(); });
        for (LocalDate s : days) for (LocalDate d : days) t("" + s + d, () -> new MembershipCard(s, 1).admit(d));
        for (LocalDate s : days) t("last " + s, () -> new MembershipCard(s, 1).lastDay());
    }
}
