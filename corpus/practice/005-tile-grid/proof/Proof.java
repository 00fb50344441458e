import java.util.*;
import java.util.concurrent.Callable;
import games.tiles.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {-1, 5}, {1001, 1}, {1, 1001}, {1000, 1000}, {1, 1}, {3, 2}, {2, 4}, {Integer.MAX_VALUE, Integer.MAX_VALUE}}) {
            t(d[0] + "x" + d[1], () -> {
                TileGrid g = new TileGrid(d[0], d[1]);
                int k = 0;
                for (int x = -1; x <= Math.min(5, d[0]); x++) for (int y = -1; y <= Math.min(5, d[1]); y++) {
                    int xx = x, yy = y, v = k++ % 7;
                    run("set", () -> g.set(xx, yy, v));
                    t("get", () -> g.get(xx, yy));
                }
                for (int a = -1; a < 5; a++) for (int b = -1; b < 5; b++) {
                    int aa = a, bb = b;
                    run("swap", () -> g.swapRows(aa, bb));
                    if (d[0] < 10) t("rows", () -> Arrays.deepToString(g.rows()));
                }
                int[][] r = g.rows(); r[0][0] = 77; g.rows()[0][0] = 78;
                t("get", () -> g.get(0, 0) + " " + g.get(Integer.MIN_VALUE, 0));
                return g.count(0) + " " + g.count(3) + " " + g.count(77) + " " + r.length;
            });
        }
    }
}
