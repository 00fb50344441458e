import com.hourglass.timesheet.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        TimesheetValidator validator = new TimesheetValidator(LocalDate.of(2024, 6, 3));
        System.out.println(validator.validate(new TimesheetEntry("", LocalDate.of(2024, 6, 4), 0, null)));
        System.out.println(validator.problems());
        System.out.println(validator.validate(new TimesheetEntry("P", LocalDate.of(2024, 6, 3), 60, "x")));
        System.out.println(validator.problems());
    }
}
