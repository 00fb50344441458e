import data.imports.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    static ImportPorts ports(String failing) {
        return new ImportPorts() {
            public Map<String, String> parse(String l) {
                System.out.println("  parse " + l);
                if (l.startsWith("bad")) throw new NumberFormatException();
                if (l.startsWith("iae")) throw new IllegalArgumentException();
                if (l.startsWith("ise")) throw new IllegalStateException();
                return l.startsWith("skip") ? null : Map.of("l", l);
            }
            public void store(Map<String, String> r) { System.out.println("  store " + r); if (r.get("l").equals("boom")) throw new IllegalArgumentException(); }
            public void malformed(int n, String l) { System.out.println("  malformed " + n + l); if (failing.equals("malformed")) throw new IllegalArgumentException(); }
            public void close(boolean c) { System.out.println("  close " + c); if (failing.equals("close")) throw new UnsupportedOperationException(); }
        };
    }

    public static void main(String[] args) throws Throwable {
        List<List<String>> inputs = new ArrayList<>();
        inputs.add(null);
        inputs.add(List.of());
        inputs.add(Arrays.asList("a", null, "", " ", "#c", " #d", "skip", "b"));
        inputs.add(List.of("bad1", "a", "iae", "b", "bad2", "c"));
        inputs.add(List.of("a", "boom", "b"));
        inputs.add(List.of("a", "ise", "b"));
        inputs.add(List.of("bad"));
        for (String f : new String[] {"", "malformed", "close"})
            for (int max : new int[] {-1, 0, 1, 2, 3, Integer.MAX_VALUE})
                for (List<String> in : inputs) t(f + max + in, () -> new ImportJob(ports(f), max).run(in));
        t("null ports", () -> new ImportJob(null, 1));
        ImportJob again = new ImportJob(ports(""), 0);
        t("1", () -> again.run(List.of("bad", "x"))); t("2", () -> again.run(List.of("x", "y")));
        t("reads lazily", () -> new ImportJob(ports(""), 0).run(() -> new Iterator<String>() {
            int n;
            public boolean hasNext() { System.out.println("  hasNext"); return n < 5; }
            public String next() { System.out.println("  next"); return n++ == 2 ? "bad" : "v" + n; }
        }));
        t("null iterator", () -> new ImportJob(ports(""), 0).run(() -> null));
    }
}
