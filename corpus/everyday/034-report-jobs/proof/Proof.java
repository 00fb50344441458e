import com.backoffice.jobs.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(21);
        JobSchedule s = new JobSchedule();
        int[] odd = {Integer.MIN_VALUE, Integer.MAX_VALUE, 0};
        for (int i = 0; i < 600; i++) {
            String name = r.nextInt(12) == 0 ? null : "j" + r.nextInt(6);
            int due = r.nextInt(9) == 0 ? odd[r.nextInt(3)] : r.nextInt(6);
            switch (r.nextInt(7)) {
                case 0, 1, 2 -> s.add(new Job(name, due));
                case 3 -> System.out.print(s.pollDue(due) + " ");
                case 4 -> System.out.print(s.cancel(name) + " ");
                case 5 -> System.out.print(s.postpone(name, due) + " ");
                default -> s.pending().clear();
            }
            System.out.println(s.pending() + " " + s.size());
        }
        t("null", () -> { s.add(null); return 1; });
        while (s.size() > 0) System.out.println(s.pollDue(Integer.MAX_VALUE));
        System.out.println(s.pollDue(5) + " " + s.cancel("x") + s.postpone("x", 1) + s.pending());
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
