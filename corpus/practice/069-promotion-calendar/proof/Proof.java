import java.time.LocalDate;
import promo.PromotionCalendar;

public class Proof {
    public static void main(String[] args) {
        PromotionCalendar c = new PromotionCalendar();
        c.schedule("spring", LocalDate.of(2024, 3, 1), LocalDate.of(2024, 3, 31));
        c.schedule("one day", LocalDate.of(2024, 3, 31), LocalDate.of(2024, 3, 31));
        for (int d = 29; d <= 31; d++) System.out.println(c.activeOn(LocalDate.of(2024, 3, d)));
    }
}
