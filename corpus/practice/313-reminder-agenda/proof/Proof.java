import com.calendar.reminders.*;
import java.time.LocalDateTime;

public class Proof {
    public static void main(String[] args) {
        LocalDateTime t = LocalDateTime.parse("2024-05-02T09:00");
        ReminderAgenda a = new ReminderAgenda();
        a.add(new Reminder("zoe", t, "stand-up"));
        a.add(new Reminder("ann", t, "call bank"));
        a.add(new Reminder("ann", t, "pay rent"));
        System.out.println(a.size() + " " + a.takeDue(t));
    }
}
