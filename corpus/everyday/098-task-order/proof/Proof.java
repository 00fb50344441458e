import org.anvilbuild.tasks.TaskGraph;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        Random r = new Random(14);
        for (int i = 0; i < 3000; i++) {
            TaskGraph g = new TaskGraph(); int n = 1 + r.nextInt(7); boolean dag = r.nextInt(3) > 0;
            for (int k = 0; k < n; k++) { List<String> after = new ArrayList<>(); for (int j = r.nextInt(4); j > 0; j--) after.add("t" + (dag && k > 0 ? r.nextInt(k) : r.nextInt(n + (r.nextInt(5) == 0 ? 1 : 0)))); int me = k; if (dag && k == 0) after.clear(); p(() -> g.task(r.nextInt(40) == 0 ? "t0" : "t" + me, after.toArray(new String[0])) == g); }
            p(() -> g.order("t" + (n - 1))); p(() -> g.order()); p(() -> g.order("t0", "t" + n / 2, "t0", "t" + (n - 1))); p(() -> g.order("zzz")); p(() -> g.order("t0", "zzz"));
        }
        TaskGraph g = new TaskGraph().task("a").task("b", "a").task(null, "b").task("self", "self").task("x", "y").task("y", "z").task("z", "y");
        p(() -> g.order((String) null)); p(() -> g.order("b", null, "a")); p(() -> g.order((String[]) null)); p(() -> g.order("self")); p(() -> g.order("x")); p(() -> g.order("b", "x")); p(() -> g.task("q", (String) null)); p(() -> g.task("q", (String[]) null)); p(() -> g.task("a", (String) null));
        p(() -> { List<String> l = g.order("b"); l.add("b"); l.remove(0); return l; });
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
