import ds.graph.Graph;
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
        t(() -> new Graph(-1));
        t(() -> new Graph(201));
        Graph g = new Graph(4);
        r(() -> { g.connect(0, 3); g.connect(1, 1); g.connect(3, 2); });
        r(() -> g.connect(0, 4));
        r(() -> g.connect(-1, 0));
        t(() -> g.neighbours(0) + "|" + g.neighbours(1) + "|" + g.neighbours(2) + "|" + g.neighbours(3));
        t(() -> g.connected(0, 3) + " " + g.connected(2, 3) + g.connected(1, 1) + g.connected(0, 0));
        t(() -> g.connected(0, 9));
        t(() -> g.neighbours(4));
        t(() -> new Graph(0).neighbours(0));
    }
}
