import com.subscribo.billing.BillingCalendar;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        BillingCalendar calendar = new BillingCalendar(LocalDate.of(2023, 12, 31), 1);
        System.out.println(calendar.datesUntil(LocalDate.of(2024, 4, 30)));
        System.out.println(calendar.nextAfter(LocalDate.of(2024, 5, 1)));
        System.out.println(new BillingCalendar(LocalDate.of(2024, 1, 15), 3).datesUntil(LocalDate.of(2024, 12, 1)));
    }
}
