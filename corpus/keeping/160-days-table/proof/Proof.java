import cal.doy.DayOfYear;
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
        long h = 0;
        for (int m = -1; m < 15; m++) for (int d = -1; d < 34; d++) for (int l = 0; l < 2; l++) {
            int v;
            try { v = DayOfYear.of(m, d, l == 1); } catch (IllegalArgumentException e) { v = -7; }
            h = h * 31 + v;
        }
        System.out.println(h);
        t(() -> DayOfYear.of(2, 29, false));
        t(() -> DayOfYear.of(12, 31, true));
        t(() -> DayOfYear.of(1, Integer.MAX_VALUE, true));
        t(() -> DayOfYear.of(Integer.MIN_VALUE, 1, true));
    }
}
