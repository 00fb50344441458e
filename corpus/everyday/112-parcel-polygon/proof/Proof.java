import java.util.*;
import org.cadastre.geo.*;

public class Proof {
    static void show(List<Point> ps) {
        List<Point> own = new ArrayList<>(ps);
        Parcel p = new Parcel(own);
        own.clear();
        StringBuilder s = new StringBuilder(p.area() + " " + p.perimeter() + " ");
        for (double x = -1; x <= 5; x += 0.5) for (double y = -1; y <= 5; y += 0.5) s.append(p.contains(x, y) ? '1' : '0');
        for (Point c : ps) s.append(p.contains(c.x(), c.y()) ? '1' : '0');
        s.append(p.contains(Double.NaN, 1)).append(p.contains(1, Double.NaN)).append(p.contains(Double.NEGATIVE_INFINITY, 1));
        System.out.println(s);
    }
    public static void main(String[] args) {
        for (List<Point> bad : Arrays.asList(null, List.<Point>of(), List.of(new Point(0, 0), new Point(1, 1))))
            try { new Parcel(bad); } catch (RuntimeException e) { System.out.println(e.getClass()); }
        show(List.of(new Point(0, 0), new Point(4, 0), new Point(4, 4), new Point(0, 4)));
        show(List.of(new Point(0, 0), new Point(0, 0), new Point(0, 0)));
        show(List.of(new Point(0, 0), new Point(4, 4), new Point(4, 0), new Point(0, 4)));
        show(List.of(new Point(0, 0), new Point(1e300, 1e300), new Point(1e300, -1e300)));
        show(List.of(new Point(Double.NaN, 0), new Point(1, 3), new Point(4, 0)));
        Random r = new Random(6);
        for (int k = 0; k < 200; k++) {
            List<Point> ps = new ArrayList<>();
            for (int i = 3 + r.nextInt(6); i > 0; i--) ps.add(r.nextBoolean() ? new Point(r.nextInt(5), r.nextInt(5)) : new Point(r.nextDouble() * 4, r.nextDouble() * 4));
            show(ps);
        }
    }
}
