import com.support.sla.BusinessDays;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        LocalDate base = LocalDate.parse("2024-02-20");
        for (int d = 0; d < 16; d++) {
            LocalDate s = base.plusDays(d);
            for (int n = -1; n < 30; n++) {
                try { System.out.println(s + " " + n + " " + BusinessDays.plus(s, n) + BusinessDays.isOverdue(s, n, base.plusDays(20))); } catch (RuntimeException e) { System.out.println(e); }
                System.out.println(BusinessDays.between(s, s.plusDays(n)) + " " + BusinessDays.between(s, s.minusDays(n)));
            }
            System.out.println(BusinessDays.plus(s, 2600) + " " + BusinessDays.between(s, s.plusYears(9)));
        }
        for (int back = 0; back < 9; back++) for (int n = 0; n < 9; n++) {
            try { System.out.println(BusinessDays.plus(LocalDate.MAX.minusDays(back), n)); } catch (java.time.DateTimeException e) { System.out.println("out of range"); }
            System.out.println(BusinessDays.between(LocalDate.MAX.minusDays(back), LocalDate.MAX));
        }
        System.out.println(BusinessDays.plus(null, 0));
        try { BusinessDays.plus(null, 1); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { BusinessDays.between(null, base); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { BusinessDays.between(base, null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
