import net.coldshelf.billing.StoragePricing;

public class Proof {
    public static void main(String[] args) throws Exception {
        StoragePricing s = new StoragePricing();
        for (String plan : new String[] {"basic", "team", "archive", "Basic", "", null})
            for (int gb : new int[] {-1, 0, 1, 3, 10, 99, 100, 101, 125, 199, 200, 249, 250, 251, 333, 1000, 12345, Integer.MAX_VALUE})
                for (boolean rep : new boolean[] {false, true}) p(() -> s.monthly(plan, gb, rep));
        for (int gb = -2; gb < 2500; gb++) { int g = gb; p(() -> s.cheapest(g, false)); p(() -> s.cheapest(g, true)); p(() -> s.monthly("team", g, true)); }
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
