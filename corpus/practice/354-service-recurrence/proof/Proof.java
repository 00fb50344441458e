import com.turbinecare.plan.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.time.LocalDate;

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
        ServicePlan p = new ServicePlan("T-7", LocalDate.of(2023, 1, 31), 1);
        System.out.println(new VisitCalendar().visits(p, LocalDate.of(2023, 7, 31)));
        System.out.println(new VisitCalendar().lastVisit(p, LocalDate.of(2023, 7, 31)));
    }
}
