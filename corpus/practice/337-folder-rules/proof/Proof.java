import com.files.acl.AccessRules;
import java.util.Set;

public class Proof {
    public static void main(String[] args) {
        AccessRules r = new AccessRules(false).allow("/docs", "*").deny("/docs/hr", "*").allow("/docs/hr", "hr");
        for (String role : new String[] {"dev", "hr"}) System.out.println(r.isAllowed("/docs/a", role) + " " + r.isAllowed("/docs/hr/pay", role) + " " + r.isAllowed("/x", role));
        System.out.println(r.isAllowed("/docs/hr/pay", Set.of("dev", "hr")));
    }
}
