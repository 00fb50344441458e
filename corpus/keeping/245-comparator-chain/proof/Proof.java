import flow.staff.Employee;
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
        Employee[] all = {new Employee("a", 1, 5), new Employee("a", 1, 5), new Employee("b", 1, 5), new Employee("a", Integer.MIN_VALUE, 5), new Employee("a", Integer.MAX_VALUE, 0), new Employee("", 1, Long.MIN_VALUE), new Employee("z", 1, Long.MAX_VALUE)};
        for (Employee a : all) for (Employee b : all) t(() -> Integer.signum(a.compareTo(b)) + " " + a.equals(b) + (!a.equals(b) || a.hashCode() == b.hashCode()));
        t(() -> all[0].compareTo(null));
        t(() -> all[0].equals(null));
        t(() -> new Employee(null, 1, 1));
    }
}
