import com.desk.tickets.Ticket;

public class Proof {
    public static void main(String[] args) {
        Ticket t = new Ticket("T-1", "Printer");
        t.addListener((ticket, f, a, b) -> System.out.println(f + " " + a + "->" + b + ": " + ticket.summary()));
        t.setTitle("Printer on fire");
        t.setPriority(1);
        t.setAssignee("ann");
        t.setAssignee("ann");
        System.out.println(t.summary());
    }
}
