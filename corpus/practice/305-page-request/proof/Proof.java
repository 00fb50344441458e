import com.webshop.paging.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        int[] vals = {-1, 0, 1, 2, 7, 199, 200, 201, Integer.MAX_VALUE, Integer.MIN_VALUE};
        Set<PageRequest> set = new HashSet<>();
        List<String> all = List.of("a", "b", "c", "d", "e");
        for (int p : vals) for (int s : vals) {
            try {
                PageRequest r = new PageRequest(p, s);
                System.out.println(r + " " + r.offset() + " " + r.hashCode() + " " + set.add(r) + " " + r.equals(new PageRequest(p, 200)) + r.equals(null) + Page.of(all, r) + Page.of(all, r).last());
                System.out.println(r.next());
            } catch (RuntimeException e) { System.out.println(e); }
        }
        System.out.println(set);
    }
}
