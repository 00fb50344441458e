import com.docvault.access.AccessPolicy;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        AccessPolicy policy = new AccessPolicy();
        policy.grant("kim", "hr");
        policy.addDocument("salaries", "boss", List.of("hr"));
        policy.addDocument("draft", "boss", List.of());
        for (String user : new String[] {"kim", "boss", "guest"}) {
            System.out.println(user + " " + policy.mayRead(user, "salaries") + " " + policy.mayRead(user, "draft") + " " + policy.mayReadAny(user, List.of("draft", "none")));
        }
    }
}
