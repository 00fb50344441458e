import com.claimdesk.flow.DamageClaim;
import com.claimdesk.flow.DamageClaim.Event;

public class Proof {
    public static void main(String[] args) {
        DamageClaim claim = new DamageClaim();
        for (Event e : new Event[] {Event.SUBMIT, Event.DENY, Event.REOPEN, Event.APPROVE, Event.CLOSE, Event.REOPEN}) {
            claim.on(e, 70_000);
            System.out.println(e + " " + claim.state() + " " + claim.reserveCents() + " " + claim.reopenings() + " " + claim.tasks());
        }
    }
}
