import feed.batch.*;

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
        boolean[] down = {true};
        TopicWriter w = new TopicWriter((t, p) -> {
            if (down[0]) throw new IllegalStateException("down");
            System.out.println("post " + t + " " + p.replace('\n', '/'));
        }, "orders", 3);
        w.write("a");
        w.write("b");
        t("flush", () -> { w.flush(); return "ok"; });
        down[0] = false;
        t("flush", () -> { w.flush(); return "ok"; });
        w.write("c");
        t("flush", () -> { w.flush(); return "ok"; });
        System.out.println(w.written());
    }
}
