import com.revtrail.diff.*;
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
        for (int i = 0; i < 60; i++) {
            Snapshot a = new Snapshot(), b = new Snapshot();
            for (int k = 0; k < 12; k++) {
                int x = (i * 31 + k * 17) % 7, y = (i * 13 + k * 5) % 7;
                if (x > 1) a.file("src/" + (char) ('m' - k) + k, "h" + x % 3);
                if (y > 2) b.file("src/" + (char) ('m' - k) + k, "h" + y % 3);
            }
            SnapshotDiff d = new SnapshotDiff(a, b);
            System.out.println(d.changes() + " " + d.isEmpty() + " " + new SnapshotDiff(a, a).isEmpty() + new SnapshotDiff(b, a).changes());
            for (Change c : Change.values()) { List<String> p = d.paths(c); p.add("x"); System.out.println(p + " " + d.paths(c)); }
            System.out.println(d.paths(null));
            a.file("later", "1");
            Map<String, Change> m = d.changes();
            m.clear();
            System.out.println(d.changes().size());
        }
        System.out.println(new SnapshotDiff(new Snapshot(), new Snapshot()).changes());
        show("n", () -> new SnapshotDiff(null, new Snapshot()));
        show("n", () -> new SnapshotDiff(new Snapshot(), null));
        show("n", () -> new SnapshotDiff(new Snapshot().file("a", "b"), null));
        show("n", () -> new Snapshot().file("a", null));
    }
}
