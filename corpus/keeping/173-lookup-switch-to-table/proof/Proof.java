import text.scan.Scanner8;
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
        for (String s : new String[] {null, "", "a b-c_d9", "  \u00e4\u00f6 \u0663x\u007f\u0080y", "@[`{/:", "\ud835\udc00q"}) {
            Scanner8 c = new Scanner8(s);
            for (int i = 0; i < 5; i++) t(() -> c.next() + c.position());
        }
        t(() -> { StringBuilder sb = new StringBuilder(); for (char c = 0; c < 300; c++) sb.append(c); Scanner8 k = new Scanner8(sb.toString()); String r = ""; for (String w = k.next(); w != null; w = k.next()) r += w + k.position(); return r; });
    }
}
