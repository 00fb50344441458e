import health.theatre.*;
import java.util.*;

public class Proof {
    static void show(TheatrePlan p, int m) {
        List<Slot> g = p.gaps(m);
        try { System.out.print(p.firstFit(m)); } catch (IllegalArgumentException e) { System.out.print(e.getMessage()); }
        g.add(new Slot(0, 0));
        System.out.println(g);
    }
    public static void main(String[] args) {
        try { new TheatrePlan(5, 4); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Random r = new Random(12);
        for (int k = 0; k < 400; k++) {
            int o = r.nextInt(20);
            TheatrePlan p = new TheatrePlan(o, o + r.nextInt(60));
            for (int i = r.nextInt(8); i > 0; i--) {
                int s = r.nextInt(90) - 10;
                p.book(s, s + r.nextInt(12));
            }
            for (int m : new int[] {0, 1, 3, 10, -5, 1000}) show(p, m);
        }
        TheatrePlan p = new TheatrePlan(480, 960);
        try { p.book(5, 4); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        p.book(500, 500); p.book(500, 500); p.book(500, 700); p.book(500, 510); p.book(700, 720); p.book(960, 1000); p.book(Integer.MIN_VALUE, 481); p.book(950, Integer.MAX_VALUE);
        show(p, 0); show(p, 20); show(p, Integer.MAX_VALUE);
    }
}
