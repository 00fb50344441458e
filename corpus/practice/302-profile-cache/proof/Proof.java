import com.portal.profiles.LruCache;

public class Proof {
    public static void main(String[] args) {
        for (int cap : new int[] {0, -3}) {
            try { new LruCache<String, String>(cap); } catch (RuntimeException e) { System.out.println(e); }
        }
        for (int cap = 1; cap < 5; cap++) {
            LruCache<Integer, String> c = new LruCache<>(cap);
            long seed = 7 * cap;
            for (int i = 0; i < 400; i++) {
                seed = (seed * 1103515245L + 12345) & 0x7fffffff;
                Integer key = (int) (seed / 65536 % 7);
                if (key == 6) key = null;
                switch ((int) (seed / 1024 % 5)) {
                    case 0 -> c.put(key, "v" + i);
                    case 1 -> c.put(key, null);
                    case 2 -> System.out.print(c.get(key));
                    case 3 -> System.out.print(c.get(key, k -> "l" + k));
                    default -> System.out.print(i % 3 == 0 ? c.invalidate(key) : c.contains(key));
                }
                System.out.println(" " + c.keys() + c.size() + " " + c.evictions());
            }
            c.keys().clear();
            System.out.println(c.keys());
        }
    }
}
