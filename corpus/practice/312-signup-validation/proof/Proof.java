import com.portal.signup.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        String[] s = {null, "", "@", "a@b", "password", "longenough1", "long@enough.org"};
        for (int min : new int[] {0, 16}) {
            SignupValidator v = new SignupValidator(min);
            for (String e : s) for (String p : s) for (String c : s) for (int age : new int[] {-1, 0, 15, 16, 99}) {
                SignupForm f = new SignupForm(e, p, c, age);
                List<String> r = v.validate(f);
                System.out.println(f + " " + r + v.isValid(f));
                r.add("x");
            }
            try { v.validate(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        }
    }
}
