import ds.table.Thresholds;
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
        Thresholds x = new Thresholds();
        t(() -> x.label(0) + x.size() + x.describe());
        x.set(10, "ten"); x.set(-5, null); x.set(10, "TEN"); x.set(Integer.MAX_VALUE, "max"); x.set(0, "");
        for (int v : new int[] {Integer.MIN_VALUE, -6, -5, -1, 0, 9, 10, 11, Integer.MAX_VALUE}) t(() -> x.label(v));
        t(() -> x.size() + x.describe());
        x.set(Integer.MIN_VALUE, "min");
        t(() -> x.label(Integer.MIN_VALUE) + x.describe());
    }
}
