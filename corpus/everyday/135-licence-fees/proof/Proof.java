import gov.licences.fees.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new FeePlan(LocalDate.of(2023, 1, 15), 1, 4).dueDates());
        System.out.println(new FeePlan(LocalDate.of(2023, 1, 31), 1, 4).dueDates());
        System.out.println(new FeePlan(LocalDate.of(2023, 1, 31), 1, 4).nextDue(LocalDate.of(2023, 3, 29)));
    }
}
