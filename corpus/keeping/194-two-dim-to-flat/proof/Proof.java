import ds.board.Board;
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
        t(() -> new Board(0, 5));
        t(() -> new Board(5, 101));
        Board b = new Board(3, 2);
        for (int[] q : new int[][] {{0, 0}, {0, 0}, {2, 1}, {3, 0}, {0, 2}, {-1, 0}, {0, -1}, {2, 0}}) t(() -> b.put(q[0], q[1], 'X'));
        t(() -> b.put(1, 1, '.') + " " + b.put(1, 1, 'O') + b.row(0) + b.row(1) + b.row(2) + b.row(-1));
    }
}
