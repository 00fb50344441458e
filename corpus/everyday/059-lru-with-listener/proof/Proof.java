import org.keepwell.cache.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        LruCache<String, Integer> c = new LruCache<>(3, (k, v) -> log.append(k).append('=').append(v).append(' '));
        Random r = new Random(3);
        for (int i = 0; i < 2000; i++) {
            String k = "k" + r.nextInt(7);
            switch (r.nextInt(4)) {
                case 0, 1 -> System.out.println(c.put(k, r.nextInt(20) == 0 ? null : i));
                case 2 -> System.out.println(c.get(k));
                default -> System.out.println(r.nextInt(5) == 0 ? c.remove(k) : c.size());
            }
            System.out.println(c.keysByAge() + c.stats());
        }
        System.out.println(log);
        p(() -> new LruCache<String, String>(0, null));
        LruCache<String, String> n = new LruCache<>(1, null);
        p(() -> n.put(null, "x")); p(() -> n.put("b", "y")); p(() -> n.get(null)); p(n::keysByAge);
        LruCache<String, String>[] self = new LruCache[1];
        self[0] = new LruCache<>(2, (k, v) -> System.out.println("evict " + k + " of " + self[0].size() + self[0].get("b")));
        self[0].put("a", "1"); self[0].put("b", "2"); self[0].put("c", "3"); p(self[0]::keysByAge);
        boolean[] fail = {true};
        LruCache<String, String> f = new LruCache<>(1, (k, v) -> { if (fail[0]) throw new IllegalStateException("no " + k); });
        p(() -> f.put("a", "1")); p(() -> f.put("b", "2")); p(f::keysByAge); fail[0] = false; p(() -> f.put("a", "3")); p(f::keysByAge); p(() -> f.put("d", "4")); p(f::keysByAge);
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
