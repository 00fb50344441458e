import com.analytics.activity.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        String[] users = {"ann", "bob", "cy", ""};
        String[] pages = {"/", "/a", "/b", "", "/z", "/B"};
        for (int n = 0; n < 40; n++) {
            List<Visit> v = new ArrayList<>();
            for (int i = 0; i < n; i++) v.add(new Visit(users[i * 7 % 11 % 4], pages[(i * i + n) % 13 % 6], (i * 31 + n) % 9 - 2 + (i % 8 == 0 ? Integer.MAX_VALUE - 20 : 0)));
            ActivitySummary s = new ActivitySummary(v);
            for (int max = 0; max < 8; max++) { List<String> t = s.topPages(max); System.out.println(t); t.add("x"); }
            v.clear();
            Map<String, Long> m = s.secondsByUser();
            System.out.println(m + s.longest());
            m.put("new", 1L);
            try { s.topPages(-1); } catch (RuntimeException e) { System.out.println(e); }
        }
    }
}
