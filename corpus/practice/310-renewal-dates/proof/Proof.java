import com.saas.plans.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        for (String s : new String[] {"2023-01-15", "2023-01-31", "2022-11-30"}) {
            RenewalPlan p = new RenewalPlan(LocalDate.parse(s), LocalDate.parse("2023-07-01"), Period.MONTHLY);
            System.out.println(p.charges() + " " + p.nextCharge(LocalDate.parse("2023-03-29")));
        }
    }
}
