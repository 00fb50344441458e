import com.firewatch.panel.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }

    static class Named implements AlarmObserver {
        final String name; final AlarmPanel panel; Consumer<AlarmPanel> then = p -> { };
        Named(String name, AlarmPanel panel) { this.name = name; this.panel = panel; }
        public void raised(String zone, int level) { System.out.println(name + " raised " + zone + level); then.accept(panel); }
        public void cleared(String zone) { System.out.println(name + " cleared " + zone); then.accept(panel); }
        public boolean equals(Object o) { return o instanceof Named && ((Named) o).name.equals(name); }
        public int hashCode() { return 1; }
    }

    public static void main(String[] args) {
        AlarmPanel p = new AlarmPanel();
        Named a = new Named("a", p), b = new Named("b", p), c = new Named("c", p), a2 = new Named("a", p);
        p.attach(a); p.attach(b); p.attach(a2); p.attach(c); p.attach((z, l) -> System.out.println("lambda " + z));
        p.raise("hall", 1); p.raise("hall", 1); p.raise("hall", 0); p.raise("hall", 200); p.raise("hall", 200); p.raise("hall", 199);
        p.clear("hall"); p.clear("hall"); p.clear("attic");
        System.out.println("detaching");
        a.then = q -> { q.detach(a); q.detach(c); };
        p.raise("cellar", -5); p.raise("cellar", -4);
        System.out.println("attaching");
        b.then = q -> q.attach(new Named("d" + q.active().size(), q));
        p.raise("roof", 3); p.clear("roof");
        System.out.println("nested");
        b.then = q -> { if (q.active().size() < 4) q.raise("z" + q.active().size(), 1); };
        p.raise("porch", 9);
        System.out.println(p.active());
        b.then = q -> { throw new IllegalStateException("stop"); };
        show("throws", () -> { p.raise("yard", 1); return 0; });
        System.out.println(p.active());
        show("null", () -> { p.attach(null); return 0; });
        show("null", () -> p.detach(null));
        show("detach", () -> p.detach(a2) + " " + p.detach(b) + " " + p.detach(b));
        show("null zone", () -> { p.raise(null, 1); return 0; });
        show("null zone", () -> { p.clear(null); return 0; });
        Map<String, Integer> m = p.active();
        m.clear();
        System.out.println(p.active());
    }
}
