import com.paylater.plan.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new InstalmentPlan(LocalDate.of(2024, 1, 15), 3, 10000).instalments());
        InstalmentPlan plan = new InstalmentPlan(LocalDate.of(2023, 12, 31), 5, 10000);
        System.out.println(plan.instalments());
        System.out.println(plan.openCents(LocalDate.of(2024, 3, 30)) + " " + plan.nextAfter(LocalDate.of(2024, 3, 29)));
    }
}
