import java.util.*;
import tv.medialab.subtitles.*;

public class Proof {
    public static void main(String[] args) {
        for (int cap : new int[] {-1, 0, 1, 2, 3, 7}) {
            try {
                TranslationCache c = new TranslationCache(cap);
                Random r = new Random(cap);
                for (int i = 0; i < 300; i++) {
                    CueKey k = new CueKey(r.nextBoolean() ? "de" : null, r.nextInt(6));
                    switch (r.nextInt(6)) {
                        case 0, 1 -> c.put(k, "t" + i);
                        case 2, 3 -> System.out.print(c.get(k));
                        case 4 -> System.out.print(c.contains(k));
                        default -> System.out.print(r.nextInt(3) == 0 ? c.remove(k) : c.get(null));
                    }
                    System.out.println(c.keys() + " " + c.size() + " " + c.evictions());
                }
                System.out.println(c.contains(null) + " " + c.remove(null));
                List<CueKey> keys = c.keys();
                keys.add(null);
                System.out.println(keys.size() - c.keys().size());
                for (Runnable x : List.<Runnable>of(() -> c.put(null, ""), () -> c.put(new CueKey("x", 1), null))) {
                    try { x.run(); } catch (NullPointerException e) { System.out.println(e.getMessage() + c.keys()); }
                }
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
