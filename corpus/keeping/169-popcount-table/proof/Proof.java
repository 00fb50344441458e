import bits.count.Bits;
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
        Bits b = new Bits();
        t(() -> b.cardinality());
        for (int i : new int[] {0, 63, 7, 8, 31, 32, 63}) { r(() -> b.set(i)); t(() -> b.cardinality()); }
        for (int i : new int[] {-1, 64}) { r(() -> b.set(i)); r(() -> b.clear(i)); t(() -> b.get(i)); }
        r(() -> { b.clear(63); b.clear(62); });
        t(() -> b.cardinality() + " " + b.get(0) + b.get(1));
        t(() -> { for (int i = 0; i < 64; i++) b.set(i); return b.cardinality(); });
    }
}
