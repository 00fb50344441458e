import net.plantsim.kernel.*;
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


    public static void main(String[] args) {
        Simulator s = new Simulator();
        StringBuilder log = new StringBuilder();
        int seed = 17;
        for (int i = 0; i < 60; i++) {
            seed = (seed * 31 + 7) % 101;
            int k = i;
            s.schedule(seed % 13, "e" + i % 9, sim -> {
                log.append(sim.now()).append('/').append(k).append(' ');
                if (k % 5 == 0) sim.schedule(sim.now() + k % 3, "child" + k, x -> log.append("c").append(k).append('@').append(x.now()).append(' '));
                if (k % 11 == 0) log.append("cancel ").append(sim.cancel("e" + k % 4)).append(' ');
            });
        }
        System.out.println(s.pending());
        System.out.println(s.cancel("e3") + " " + s.cancel("none") + " " + s.cancel(null));
        System.out.println(s.pending());
        System.out.println(s.runUntil(4) + " " + s.now() + " " + s.pending());
        show("past", () -> { s.schedule(3, "x", x -> { }); return 1; });
        show("now", () -> { s.schedule(4, "x", x -> { }); return s.pending(); });
        show("null", () -> { s.schedule(9, null, x -> { }); return 1; });
        show("null2", () -> { s.schedule(9, "q", null); return 1; });
        s.schedule(6, "boom", x -> { x.schedule(6, "late", y -> log.append("late ")); throw new UnsupportedOperationException(); });
        show("boom", () -> s.runUntil(8));
        System.out.println(s.now() + " " + s.pending());
        System.out.println(s.runUntil(2) + " " + s.now());
        System.out.println(s.runUntil(Long.MAX_VALUE) + " " + s.now() + " " + s.pending());
        s.schedule(Long.MAX_VALUE, "end", x -> { });
        List<String> p = s.pending();
        p.add("mine");
        System.out.println(p + " " + s.pending());
        System.out.println(log);
        Simulator re = new Simulator();
        re.schedule(1, "outer", x -> { log.setLength(0); x.schedule(2, "in", y -> log.append("in")); System.out.println(x.runUntil(5)); });
        System.out.println(re.runUntil(1) + " " + re.now() + log);
    }
}
