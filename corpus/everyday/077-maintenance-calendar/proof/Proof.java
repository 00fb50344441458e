import net.hostfold.ops.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) throws Exception {
        for (Cadence c : Cadence.values()) {
            System.out.println(new MaintenanceCalendar(c).plan(LocalDate.of(2024, 1, 15), 4));
            System.out.println(new MaintenanceCalendar(c).plan(LocalDate.of(2024, 1, 31), 4));
            System.out.println(new MaintenanceCalendar(c).nextAfter(LocalDate.of(2023, 1, 31), LocalDate.of(2023, 5, 30)));
        }
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
