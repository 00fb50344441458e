import misc.download.Download;
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
        for (int total : new int[] {-1, 0, 1, 10, 10_001}) for (int size : new int[] {0, 1, 3, 10, Integer.MAX_VALUE}) t(() -> {
            List<String> seen = new ArrayList<>();
            Download d = new Download(total);
            Download.Progress p = new Download.Progress() {
                public void started(int n) { seen.add("s" + n); }
                public void block(int i, int b) { seen.add(i + ":" + b + "/" + d.done()); if (d.done() == 4) throw new IllegalStateException(); if (d.done() == 6) d.run(2, this); }
            };
            Object first;
            try { first = d.run(size, p); } catch (IllegalStateException e) { first = e.getClass(); }
            return first + " " + seen + d.done() + d.run(3, p) + seen;
        });
        t(() -> new Download(5).run(1, null));
        t(() -> new Download(0).run(1, null));
    }
}
