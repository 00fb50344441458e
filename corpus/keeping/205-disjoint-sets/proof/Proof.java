import ds.groups.Groups;
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
        Groups g = new Groups(6);
        t(() -> g.join(0, 1) + " " + g.join(1, 0) + g.join(2, 3) + g.join(3, 1) + g.together(0, 2) + g.together(4, 5) + g.count());
        t(() -> g.join(0, 6));
        t(() -> g.together(-1, 0));
        t(() -> g.join(5, 5) + " " + g.join(5, 4) + g.join(4, 2) + g.count() + g.together(0, 5));
        t(() -> new Groups(-3).count() + new Groups(0).count());
        t(() -> new Groups(0).together(0, 0));
    }
}
