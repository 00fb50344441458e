import conf.lookup.Sources;
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
        Sources s = new Sources(k -> { seen.add("1" + k); return null; }, k -> { seen.add("2" + k); return k.isEmpty() ? null : k + "!"; }, k -> { seen.add("3" + k); return "third"; });
        t(() -> s.find("k", () -> "f"));
        t(() -> s.find("", () -> "f"));
        t(() -> s.find(null, () -> "f"));
        t(() -> s.find("k", null));
        t(() -> new Sources().find(null, () -> { seen.add("fb"); return null; }));
        t(() -> new Sources(k -> null).find(null, () -> { throw new IllegalStateException(); }));
        t(() -> s.hits("a") + " " + s.hits("") + new Sources().hits(null));
        t(() -> s.hits(null));
        t(() -> new Sources((Function<String, String>) null));
        t(() -> seen);
    }
}
