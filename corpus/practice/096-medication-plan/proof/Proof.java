import care.MedicationPlan;
import java.time.*;

public class Proof {
    public static void main(String[] args) {
        ZonedDateTime first = ZonedDateTime.of(2024, 3, 29, 8, 0, 0, 0, ZoneId.of("Europe/Berlin"));
        MedicationPlan p = new MedicationPlan(first, 1);
        System.out.println(p.doses(4));
        System.out.println(p.nextAfter(first.plusDays(3)));
        System.out.println(new MedicationPlan(ZonedDateTime.of(2024, 1, 1, 8, 0, 0, 0, ZoneId.of("UTC")), 2).doses(3));
    }
}
