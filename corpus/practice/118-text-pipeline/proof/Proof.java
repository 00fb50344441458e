import text.steps.*;

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
        TextPipeline p = new TextPipeline().step("trim", String::trim).step(null, s -> s + "!").step("up", String::toUpperCase);
        for (String s : new String[] {null, "", " a b "}) { t("run", () -> p.run(s)); t("trace", () -> p.trace(s)); }
        TextPipeline e = new TextPipeline();
        t("empty", () -> e.run(null)); t("empty", () -> e.trace(null)); t("empty", () -> e.run("x"));
        t("null step", () -> e.step("x", null)); t("after", () -> e.trace("x"));
        TextPipeline n = new TextPipeline().step("a", s -> s).step("b", s -> s.length() > 2 ? null : s);
        for (String s : new String[] {null, "ab", "abc"}) { t("n", () -> n.run(s)); t("n", () -> n.trace(s)); }
        TextPipeline[] self = {new TextPipeline()};
        self[0].step("grow", s -> { self[0].step("late", x -> x + "late"); return s; });
        t("grow", () -> self[0].run("g"));
        t("grow", () -> self[0].trace("g"));
        t("mutable", () -> { java.util.List<String> l = p.trace("x"); l.add("y"); return l; });
    }
}
