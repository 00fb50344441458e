import com.shopcore.audit.*;

public class Proof {
    public static void main(String[] args) {
        AuditLog audit = new AuditLog();
        CheckoutEvents events = new CheckoutEvents(audit);
        events.subscribe(event -> System.out.println("seen " + event.subject()));
        events.orderPlaced("o-1", 3);
        events.cardCharged("o-1", "4111111111111111", 5990);
        System.out.println(audit.lines());
    }
}
