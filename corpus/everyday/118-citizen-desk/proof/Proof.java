import gov.cityhall.desk.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        TicketDesk d = new TicketDesk();
        System.out.println(d.call() + " " + d.ahead() + d.leave(null) + d.leave("x"));
        Random r = new Random(21);
        for (int i = 0; i < 400; i++) {
            String t = r.nextInt(9) == 0 ? null : (r.nextBoolean() ? "W" : "A") + r.nextInt(40);
            try {
                switch (r.nextInt(6)) {
                    case 0, 1 -> System.out.print(d.draw());
                    case 2 -> d.arrive(t);
                    case 3 -> System.out.print(d.call());
                    case 4 -> d.recall(t);
                    default -> System.out.print(d.leave(t));
                }
            } catch (IllegalArgumentException e) { System.out.print(e.getMessage()); }
            List<String> l = d.ahead();
            l.add("mine");
            System.out.println(l);
        }
    }
}
