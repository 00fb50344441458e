import org.skyarray.calibration.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        CalibrationCalendar c = new CalibrationCalendar(1);
        System.out.println(c.plan("spectrograph", LocalDate.of(2023, 1, 10), 4));
        System.out.println(c.plan("spectrograph", LocalDate.of(2023, 1, 31), 4));
        System.out.println(c.plan("spectrograph", LocalDate.of(2023, 1, 31), 0));
    }
}
