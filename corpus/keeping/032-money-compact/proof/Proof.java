import bank.money.Money;
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
        Money m = new Money(5, "EUR");
        t(() -> new Money(1, null));
        t(() -> new Money(1, "EURO"));
        t(() -> new Money(1, ""));
        t(() -> m.plus(null));
        t(() -> m.plus(new Money(1, "USD")));
        t(() -> m.plus(new Money(Long.MAX_VALUE, "EUR")));
        t(() -> m.plus(new Money(-6, "EUR")) + " " + m.equals(new Money(5, "EUR")) + m.equals(null) + m.equals(new Money(5, "USD")));
        t(() -> m.compareTo(new Money(4, "EUR")) > 0 && m.compareTo(new Money(9, "AAA")) > 0 && m.compareTo(m) == 0);
        t(() -> m.compareTo(null));
        t(() -> new TreeSet<>(List.of(m, new Money(-1, "EUR"), new Money(0, "CHF"))) + " " + (m.hashCode() == new Money(5, "EUR").hashCode()));
    }
}
