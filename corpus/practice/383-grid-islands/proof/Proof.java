import com.gridwise.topology.*;
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
        for (int n : new int[] {1, 2, 10, 50}) {
            IslandMap m = new IslandMap(n);
            int seed = n;
            for (int i = 0; i < 60; i++) {
                seed = (seed * 137 + 29) % 10007;
                int a = seed % n, b = (seed / 7) % n;
                System.out.println(a + "-" + b + " " + m.connect(a, b) + " " + m.representative(a) + " " + m.representative(b) + " " + m.islandSize(b) + " " + m.islandCount() + " " + m.members(i % n));
            }
            show("low", () -> m.connect(0, -1));
            show("high", () -> m.connect(n, 0));
            show("high", () -> m.representative(n));
            List<Integer> l = m.members(0);
            l.add(-1);
            System.out.println(l.size() - m.members(0).size());
        }
        show("none", () -> new IslandMap(0).islandCount());
        show("none", () -> new IslandMap(0).members(0));
        show("neg", () -> new IslandMap(-1));
    }
}
