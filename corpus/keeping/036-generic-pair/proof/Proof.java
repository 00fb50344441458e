import util.pair.Pair;
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
        Pair<String, Integer> p = Pair.of(null, 1);
        t(() -> p + " " + p.swap() + p.equals(Pair.of(null, 1)) + p.equals(p.swap()) + p.equals(null) + p.first() + p.second());
        t(() -> p.mapFirst(x -> x == null ? "was null" : x));
        t(() -> p.mapFirst(String::length));
        t(() -> p.mapFirst(null));
        t(() -> p.hashCode() == Pair.of(null, 1).hashCode());
        t(() -> Pair.of(Pair.of(1, 2.0), new StringBuilder("x")));
    }
}
