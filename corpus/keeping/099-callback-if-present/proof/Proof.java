import ui.slider.Slider;
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
        Slider s = new Slider(10);
        List<Integer> seen = new ArrayList<>();
        t(() -> s.set(3) + " " + s.set(99) + s.set(-1));
        s.onChange(v -> { seen.add(v); if (v == 5) s.set(6); if (v == 6) s.onChange(null); if (v == 9) throw new IllegalStateException(); });
        t(() -> s.set(9));
        t(() -> s.set(9) + " " + s.set(5) + s.value() + s.set(1) + seen);
        t(() -> new Slider(-3).set(5));
    }
}
