import com.shopfront.recent.RecentlyViewed;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        RecentlyViewed r = new RecentlyViewed(3);
        for (String p : "a b c d b".split(" ")) { r.viewed(p); System.out.println(r.latest(2) + "" + r.latest(9) + r.latest(-1)); }
        List<String> before = r.latest(2);
        r.viewed("e");
        try { System.out.println(before + " then " + r.latest(2)); } catch (ConcurrentModificationException e) { System.out.println("changed meanwhile"); }
    }
}
