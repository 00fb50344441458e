import org.synchrolab.booking.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.time.LocalDateTime;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        LocalDateTime t = LocalDateTime.of(2024, 2, 28, 22, 0);
        BeamTimeCalendar c = new BeamTimeCalendar();
        int[][] spans = {{0, 4}, {4, 6}, {3, 5}, {-2, 0}, {-3, -1}, {1, 2}, {0, 4}, {-9, 20}, {10, 11}, {6, 10}, {11, 30}, {29, 31}, {30, 31}, {5, 6}};
        for (int round = 0; round < 3; round++)
            for (int i = 0; i < spans.length; i++) {
                String g = "g" + (i * 7 + round) % 3;
                TimeSlot s = new TimeSlot(t.plusHours(spans[i][0]), t.plusHours(spans[i][1]));
                System.out.println(g + " " + s.start() + " " + s.length() + " " + c.book(g, s) + " " + c.booked(g));
            }
        show("empty", () -> new TimeSlot(t, t));
        show("inverted", () -> new TimeSlot(t.plusHours(1), t));
        show("null", () -> new TimeSlot(null, t));
        show("null slot", () -> c.book("g0", null));
        show("null group", () -> c.book(null, new TimeSlot(t, t.plusHours(1))));
        show("fresh null", () -> new BeamTimeCalendar().book(null, null));
        BeamTimeCalendar n = new BeamTimeCalendar();
        show("null ok", () -> n.book(null, new TimeSlot(t, t.plusHours(1))));
        show("null apart", () -> n.book("x", new TimeSlot(t.plusHours(1), t.plusHours(2))));
        show("null clash", () -> n.book("x", new TimeSlot(t, t.plusHours(2))));
        show("booked", () -> n.booked("x"));
    }
}
