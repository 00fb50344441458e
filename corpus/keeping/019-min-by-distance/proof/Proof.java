import geo.near.Nearest;
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
        Nearest n = new Nearest();
        t(() -> n.to(0, 0) + " " + n.within(0, 0, Long.MAX_VALUE));
        n.add("a", 1, 0).add(null, 0, 1).add("c", -1, 0).add("far", Integer.MAX_VALUE, Integer.MIN_VALUE);
        t(() -> n.to(0, 0));
        t(() -> n.to(Integer.MIN_VALUE, Integer.MAX_VALUE));
        t(() -> n.to(Integer.MAX_VALUE, Integer.MIN_VALUE));
        t(() -> n.within(0, 0, 1) + " " + n.within(0, 0, -1) + " " + n.within(0, 0, 0) + n.within(0, 0, Long.MAX_VALUE));
    }
}
