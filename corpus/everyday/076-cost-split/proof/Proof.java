import io.cloudtally.split.CostSplitter;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        CostSplitter s = new CostSplitter();
        Random r = new Random(21);
        for (int i = 0; i < 3000; i++) {
            Map<String, Long> w = new LinkedHashMap<>();
            for (int k = r.nextInt(7); k > 0; k--) w.put(r.nextInt(12) == 0 ? null : "t" + r.nextInt(30), (long) r.nextInt(r.nextInt(9) == 0 ? 2000 : 5) - (r.nextInt(40) == 0 ? 1 : 0));
            long c = r.nextInt(r.nextBoolean() ? 12 : 100000) - (r.nextInt(50) == 0 ? 5 : 0);
            p(() -> s.split(c, w));
        }
        Map<String, Long> big = new LinkedHashMap<>(); big.put("a", Long.MAX_VALUE); big.put("b", 1L); big.put("c", -1L);
        p(() -> s.split(5, big)); p(() -> s.split(Long.MAX_VALUE, Map.of("x", 2L))); p(() -> s.split(Long.MAX_VALUE, Map.of("x", 1L))); p(() -> s.split(0, Map.of("x", 1L)));
        Map<String, Long> nul = new LinkedHashMap<>(); nul.put("a", 1L); nul.put("b", null);
        p(() -> s.split(5, nul)); p(() -> s.split(5, null)); p(() -> s.split(-5, null)); p(() -> s.split(5, Map.of()));
        p(() -> { Map<String, Long> m = s.split(5, new TreeMap<>(Map.of("x", 1L, "y", 1L))); m.put("z", 0L); m.remove("x"); return m; });
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
