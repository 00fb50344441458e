import com.coldvault.backup.*;
import java.time.*;

public class Proof {
    public static void main(String[] args) {
        ZonedDateTime winter = ZonedDateTime.of(2023, 1, 10, 4, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        ZonedDateTime spring = ZonedDateTime.of(2023, 3, 25, 4, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        BackupPlanner.everyDays(1, 2).plan(winter, 3).forEach(System.out::println);
        BackupPlanner.everyHours(12, 2).plan(spring, 3).forEach(System.out::println);
        BackupPlanner.everyDays(1, 2).plan(spring, 3).forEach(System.out::println);
    }
}
