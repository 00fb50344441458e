import net.wirescope.topology.*;

public class Proof {
    public static void main(String[] args) {
        SegmentFinder s = new SegmentFinder(5000);
        System.out.println(s.link(1, 2) + " " + s.link(2, 3) + " " + s.link(3, 1) + " " + s.connected(1, 3) + " " + s.segments());
        System.out.println(s.link(1000, 2000) + " " + s.connected(1000, 2000) + " " + s.segments());
        System.out.println(s.groups() + " " + s.connected(1000, 3000));
    }
}
