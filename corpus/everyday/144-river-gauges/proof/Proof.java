import java.util.*;
import org.hydro.gauges.*;

public class Proof {
    static void all(FloodReport f, List<Reading> rs) {
        try {
            Map<String, List<Integer>> m = f.floodedHours(rs);
            System.out.println(m);
            m.values().forEach(l -> l.add(99));
            m.put("x", null);
            System.out.println(m);
        } catch (RuntimeException e) { System.out.println(e.getClass()); }
        try {
            Set<String> s = f.alarms(rs);
            s.add("new");
            System.out.println(s);
        } catch (RuntimeException e) { System.out.println(e.getClass()); }
        try { System.out.println(f.peak(rs)); } catch (RuntimeException e) { System.out.println(e.getClass()); }
    }
    public static void main(String[] args) {
        Random r = new Random(5);
        for (int t = -50; t <= 400; t += 75) {
            FloodReport f = new FloodReport(t);
            all(f, null);
            all(f, List.of());
            all(f, Arrays.asList((Reading) null));
            all(f, List.of(new Reading(null, 1, 500)));
            all(f, List.of(new Reading(null, 1, -500), new Reading("a", 2, -3)));
            List<Reading> rs = new ArrayList<>();
            for (int i = 0; i < 30; i++) rs.add(new Reading("g" + r.nextInt(7), i, r.nextInt(450) - 60));
            all(f, rs);
        }
    }
}
