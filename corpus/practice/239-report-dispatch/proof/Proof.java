import com.insightly.dispatch.ReportSchedule;
import java.time.*;

public class Proof {
    public static void main(String[] args) {
        ZoneId zone = ZoneId.of("Europe/Berlin");
        System.out.println(ReportSchedule.daily(LocalDate.of(2024, 3, 30), LocalTime.of(7, 0), zone).runs(3));
        System.out.println(ReportSchedule.weekly(LocalDate.of(2024, 10, 21), LocalTime.of(7, 0), zone)
                .nextAfter(ZonedDateTime.of(2024, 10, 25, 0, 0, 0, 0, zone)));
    }
}
