import shop.codes.CodeBook;
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
        UnaryOperator<String> n = s -> { seen.add("n" + s); if (s.equals("!")) throw new IllegalStateException(); return s.isEmpty() ? null : s.trim(); };
        Function<String, Integer> f = s -> { seen.add("f" + s); return s.equals("none") ? null : s.length() > 2 ? 101 : s.equals("-") ? -1 : s.length(); };
        CodeBook a = new CodeBook(n, f), b = new CodeBook(null, f), c = new CodeBook(n, null);
        for (String s : new String[] {null, "", "!", "ab", "none", "long", "-", " "}) {
            t(() -> a.percent(s));
            t(() -> b.percent(s));
            t(() -> c.percent(s));
        }
        t(() -> a.rejected() + " " + b.rejected() + c.rejected() + seen);
    }
}
