import cli.stack.StackMachine;
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
        StackMachine m = new StackMachine();
        t(() -> m.run("add"));
        t(() -> m.run("drop") + " " + m.run("dup") + m.depth());
        t(() -> m.run("5") + " " + m.run("add") + m.top());
        t(() -> m.run("sub"));
        t(() -> m.depth());
        t(() -> m.top());
        t(() -> m.run(null));
        t(() -> m.run("") + " " + m.run("x") + m.run("+7") + m.run("-8") + m.run("sub") + m.top() + m.run("copy") + m.run("2147483647") + m.run("1") + m.run("add") + m.top() + m.depth());
    }
}
