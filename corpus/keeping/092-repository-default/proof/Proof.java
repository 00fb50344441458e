import shop.prices.PriceService;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class Proof {
    interface Run { void run() throws Throwable; }
    static int n;

    static String show(Object o) {
        if (o instanceof Object[]) return Arrays.deepToString((Object[]) o);
        if (o instanceof int[]) return Arrays.toString((int[]) o);
        if (o instanceof long[]) return Arrays.toString((long[]) o);
        if (o instanceof char[]) return Arrays.toString((char[]) o);
        if (o instanceof byte[]) return Arrays.toString((byte[]) o);
        if (o instanceof double[]) return Arrays.toString((double[]) o);
        if (o instanceof boolean[]) return Arrays.toString((boolean[]) o);
        return String.valueOf(o);
    }

    static void t(Callable<?> c) {
        n++;
        try {
            System.out.println(n + ": " + show(c.call()));
        } catch (Throwable e) {
            System.out.println(n + ": !" + e.getClass().getName());
        }
    }

    static void r(Run c) {
        t(() -> {
            try {
                c.run();
            } catch (Exception e) {
                throw e;
            } catch (Throwable e) {
                throw new Error(e);
            }
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        List<String> seen = new ArrayList<>();
        PriceService.PriceSource a = s -> { seen.add("a" + s); return s.equals("x") ? 5 : null; };
        PriceService.PriceSource b = s -> { seen.add("b" + s); if (s.equals("!")) throw new IllegalStateException(); return s.equals("y") ? 7 : null; };
        PriceService p = new PriceService(a, b), q = new PriceService(a, null), z = new PriceService(null, b);
        for (String s : new String[] {"x", "y", "z", "!", null}) {
            t(() -> p.price(s));
            t(() -> q.price(s));
            t(() -> z.price(s));
        }
        t(() -> p.misses() + " " + q.misses() + z.misses() + seen);
    }
}
