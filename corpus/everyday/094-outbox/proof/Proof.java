import com.relaypost.outbox.Outbox;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        Random r = new Random(31);
        for (int limit : new int[] {1, 2, 3, 8}) {
            Outbox o = new Outbox(limit);
            for (int i = 0; i < 1500; i++) {
                String m = "m" + r.nextInt(6); int max = r.nextInt(5) - 1;
                switch (r.nextInt(8)) {
                    case 0, 1, 2 -> o.add(m);
                    case 3 -> o.addUrgent(m);
                    case 4 -> System.out.println(o.next());
                    case 5 -> System.out.println(o.discard(r.nextInt(9) == 0 ? null : m));
                    case 6 -> { List<String> d = o.drain(max, r.nextBoolean() ? "m" : m); d.add("x"); System.out.println(d); }
                    default -> p(() -> o.drain(3, "m2"));
                }
                System.out.println(o.newestFirst() + " " + o.last() + " " + o.dropped());
            }
            p(() -> { o.add(null); return 0; }); p(() -> { o.addUrgent(null); return 0; }); o.add("z"); p(() -> o.drain(2, null)); p(() -> o.drain(0, null)); p(() -> o.drain(-1, null)); p(() -> o.newestFirst());
        }
        p(() -> new Outbox(0)); p(() -> new Outbox(1).next()); p(() -> new Outbox(1).last()); p(() -> new Outbox(1).drain(5, null));
        try { new Outbox(1).add(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
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
