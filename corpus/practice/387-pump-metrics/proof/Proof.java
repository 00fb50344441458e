import com.waterworks.pump.*;
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

    static MetricsSink printing(String who) {
        return new MetricsSink() {
            public void count(String name) { System.out.println(who + " count " + name); }
            public void gauge(String name, double value) { System.out.println(who + " " + name + "=" + value); }
        };
    }

    public static void main(String[] args) {
        double[] levels = {0, 5, 10, 10.5, 9, 2, 1.9, 2, 11, Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, -0.0, 12};
        for (MetricsSink first : new MetricsSink[] {null, printing("a")}) {
            PumpController p = new PumpController(2, 10, first);
            for (int i = 0; i < levels.length * 3; i++) {
                if (i == 9) p.report(null);
                if (i == 17) p.report(printing("b"));
                if (i == 30) p.report(new MetricsSink() {
                    public void count(String name) { throw new IllegalStateException("count " + p.switches()); }
                    public void gauge(String name, double value) { if (value > 9) p.report(null); }
                });
                double l = levels[i % levels.length];
                show("level " + l, () -> p.onLevel(l) + " " + p.switches());
            }
            p.report(new MetricsSink() {
                public void count(String name) { throw new IllegalStateException("count " + p.switches()); }
                public void gauge(String name, double value) { System.out.println("swap"); }
            });
            show("on", () -> p.onLevel(50));
            show("off", () -> p.onLevel(-50));
            show("off", () -> p.onLevel(-50));
            System.out.println(p.switches());
        }
        show("bad", () -> new PumpController(1, 1, null));
        show("nan", () -> new PumpController(Double.NaN, 1, null).onLevel(3));
    }
}
