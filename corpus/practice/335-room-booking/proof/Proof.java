import com.office.rooms.RoomCalendar;
import java.time.LocalTime;

public class Proof {
    public static void main(String[] args) {
        RoomCalendar c = new RoomCalendar();
        System.out.println(c.book(LocalTime.of(9, 0), LocalTime.of(10, 0)));
        System.out.println(c.book(LocalTime.of(9, 30), LocalTime.of(10, 30)));
        System.out.println(c.book(LocalTime.of(10, 0), LocalTime.of(11, 0)));
        System.out.println(c.isFree(LocalTime.of(10, 0)) + " " + c.size());
    }
}
