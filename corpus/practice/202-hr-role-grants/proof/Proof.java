import com.peopledesk.security.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        GrantResolver resolver = new GrantResolver();
        for (HrRole role : HrRole.values()) {
            System.out.println(role + " " + resolver.grantsOf(List.of(role)));
        }
        System.out.println(resolver.isAllowed(HrRole.HR_ADMIN, Permission.APPROVE_LEAVE));
    }
}
