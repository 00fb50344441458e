import com.signoff.inbox.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(2);
        ApprovalInbox inbox = new ApprovalInbox();
        for (int i = 0; i < 500; i++) {
            String id = r.nextInt(10) == 0 ? null : "r" + r.nextInt(6);
            ApprovalRequest q = new ApprovalRequest(id, "u" + r.nextInt(2), r.nextInt(20) == 0 ? Long.MAX_VALUE : r.nextInt(50));
            switch (r.nextInt(8)) {
                case 0, 1, 2 -> inbox.submit(q);
                case 3 -> inbox.submitUrgent(q);
                case 4 -> System.out.print(inbox.next());
                case 5 -> inbox.defer();
                case 6 -> System.out.print(inbox.withdraw(id));
                default -> inbox.waiting().clear();
            }
            System.out.println(inbox.peek() + " " + inbox.position(q) + " " + inbox.waiting() + " " + inbox.totalCents());
        }
        System.out.println(inbox.position(null));
        t("null", () -> { inbox.submit(null); return 1; });
        t("null", () -> { inbox.submitUrgent(null); return 1; });
        ApprovalInbox e = new ApprovalInbox();
        e.defer();
        System.out.println(e.peek() + " " + e.next() + e.withdraw(null) + e.position(null) + e.waiting() + e.totalCents());
        e.submit(new ApprovalRequest(null, null, 1));
        e.defer();
        System.out.println(e.waiting() + " " + e.withdraw(null) + e.waiting());
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
