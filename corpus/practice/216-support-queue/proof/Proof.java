import com.helpwise.tickets.*;
import com.helpwise.tickets.Ticket.Severity;

public class Proof {
    public static void main(String[] args) {
        TicketQueue queue = new TicketQueue();
        for (int i = 1; i <= 6; i++) {
            queue.submit(new Ticket("T" + i, Severity.MAJOR));
        }
        queue.submit(new Ticket("B1", Severity.BLOCKER));
        while (queue.size() > 0) {
            System.out.println(queue.take().get().id());
        }
    }
}
