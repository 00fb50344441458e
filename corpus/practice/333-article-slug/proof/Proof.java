import com.cms.articles.Slugs;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        String[] titles = {null, "", "-", "--", "Hello World", "  Hello,  World! ", "Größe & Maß", "a-b--c", "İstanbul", "\ud83d\ude00 smile \ud83d\ude00\ud83d\ude00", "\ud83d", "1", "A", "ÄÖÜ", "x\ny\tz", "2024: the year-in-review", "a b c d e f g h", "٣ three"};
        for (int max : new int[] {0, -1, 1, 2, 3, 5, 8, 100}) {
            try {
                Slugs s = new Slugs(max);
                Set<String> taken = new HashSet<>();
                for (int round = 0; round < 4; round++) for (String t : titles) {
                    String u = s.unique(t, taken);
                    System.out.println("[" + s.slug(t) + "] " + u);
                    taken.add(u);
                }
                try { s.unique("x", null); } catch (NullPointerException e) { System.out.println("NPE"); }
            } catch (IllegalArgumentException e) { System.out.println(e); }
        }
    }
}
