import auth.steps.Login;
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
        Login.Users u = n -> { seen.add("u" + n); return n.isEmpty() ? null : "pw"; };
        Login.Tokens k = (n, i) -> { seen.add(n + i); if (n.equals("!")) throw new IllegalStateException(); return n.equals("x") ? null : "t" + i; };
        Login l = new Login(u, k), m = new Login(u, null);
        for (String n : new String[] {null, "", "a", "x", "!"}) for (String p : new String[] {null, "pw", "no"}) {
            t(() -> l.login(n, p));
            t(() -> m.login(n, p));
        }
        t(() -> new Login(null, k).login("a", "pw"));
        t(() -> l.attempts() + " " + m.attempts() + seen);
    }
}
