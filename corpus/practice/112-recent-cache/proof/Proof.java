import util.cache.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        RecentCache<String, Integer> c = new RecentCache<>(2, (k, v) -> System.out.println("evicted " + k + "=" + v));
        c.put("a", 1);
        c.put("b", 2);
        c.put("a", 10);
        c.put("c", 3);
        System.out.println(c.get("a") + " " + c.get("b") + " " + c.get("c") + " " + c.stats());
    }
}
