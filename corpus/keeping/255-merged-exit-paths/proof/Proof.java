import flow.guarded.Guarded;
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
        List<Integer> seen = new ArrayList<>();
        Guarded[] g = new Guarded[1];
        g[0] = new Guarded(new Guarded.Gate() {
            public void enter() { seen.add(-100); if (seen.size() == 5) throw new IllegalStateException(); }
            public void exit(int v) { seen.add(v); if (seen.size() == 12) throw new UnsupportedOperationException(); if (seen.size() == 14) g[0].bump(7); }
        });
        for (int by : new int[] {0, -1, 5, 5, 990, 10, 1, 1, 3, Integer.MAX_VALUE}) { t(() -> g[0].bump(by)); t(() -> g[0].value()); }
        t(() -> seen);
        t(() -> new Guarded(null).bump(1));
    }
}
