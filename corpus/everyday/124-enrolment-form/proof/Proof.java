import edu.admissions.form.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        ApplicationValidator v = new ApplicationValidator(17);
        for (Application a : List.of(new Application("Kai", 20, "k@x.org", 3), new Application(" ", 12, "k", -1))) {
            List<String> errors = new ArrayList<>();
            System.out.println(v.validate(a, errors) + " " + errors);
        }
    }
}
