import net.routes.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        for (boolean dir : new boolean[] {true, false}) {
            RouteGraph<String> g = new RouteGraph<>(dir);
            t("empty", () -> g.nodes());
            t("unknown", () -> g.path("a", "a"));
            t("null", () -> { g.connect("a", null); return 1; });
            t("null", () -> { g.connect(null, "a"); return 1; });
            t("nodes", () -> g.nodes());
            for (String e : "ab ac bd cd de ef fa gh hg ii ab ba xd cx".split(" ")) g.connect(e.substring(0, 1), e.substring(1));
            t("nodes", () -> g.nodes());
            for (String a : g.nodes()) {
                t("layers " + a, () -> g.layers(a));
                for (String b : g.nodes()) t(a + b, () -> g.path(a, b));
            }
            t("null", () -> g.path(null, "a"));
            t("null", () -> g.path("a", null));
            t("null", () -> g.layers(null));
            t("unknown", () -> g.layers("zz"));
            List<List<String>> l = g.layers("a");
            l.get(0).clear(); l.clear(); g.path("a", "b").add("q"); g.nodes().clear();
            t("again", () -> g.layers("a") + " " + g.path("a", "f"));
            t("mutable", () -> g.path("g", "a").add("z"));
        }
    }
}
