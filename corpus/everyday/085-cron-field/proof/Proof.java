import org.tickwheel.cron.CronField;
import java.util.*;
import java.util.function.Function;

public class Proof {
    public static void main(String[] args) throws Exception {
        List<Function<String, CronField>> kinds = List.of(CronField::minutes, CronField::hours, CronField::daysOfMonth);
        List<String> in = new ArrayList<>(List.of("*", "*/7", "0", "59", "23", "31", "1-31", "0-59", "5/10", "1-5,3-9/2", "5-1", "-1", "60", "32", "24", "", ",", "1,", "1-", "-", "1--2", "*/0", "*/-1", "*/x", "*/99999", "*/2147483647", "1-2147483647", "99999999999", "x", "1 ", "+5", "0-0/3", "*-5", "1-5/2/2"));
        Random r = new Random(4);
        for (int i = 0; i < 400; i++) { StringBuilder sb = new StringBuilder(); for (int k = 1 + r.nextInt(3); k > 0; k--) { int a = r.nextInt(60); sb.append(a); if (r.nextBoolean()) sb.append('-').append(a + r.nextInt(20)); if (r.nextInt(3) == 0) sb.append('/').append(r.nextInt(6)); if (k > 1) sb.append(','); } in.add(sb.toString()); }
        int[] probes = {Integer.MIN_VALUE, -65, -64, -1, 0, 1, 2, 5, 17, 22, 23, 24, 30, 31, 32, 58, 59, 60, 63, 64, 65, 128, Integer.MAX_VALUE};
        for (String s : in) for (Function<String, CronField> f : kinds) {
            p(() -> f.apply(s));
            p(() -> { CronField c = f.apply(s); StringBuilder sb = new StringBuilder().append(c.first()).append(c.values()); for (int v : probes) sb.append(c.matches(v) ? '+' : '-').append(c.nextOrSame(v)); c.values().add(77); return sb.append(c.values().size()); });
        }
        p(() -> CronField.hours(null));
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
