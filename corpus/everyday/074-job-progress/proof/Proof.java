import com.granarypipe.jobs.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        BatchJob<String> job = new BatchJob<>("import", s -> { log.append(s).append(';'); if ("bad".equals(s)) throw new IllegalStateException(s); });
        class L implements ProgressListener {
            final String id; L(String id) { this.id = id; }
            public void started(String j, int t) { log.append(id).append("start").append(j).append(t).append(';'); if (id.equals("drop")) job.unlisten(this); }
            public void advanced(String j, int d) { log.append(id).append(d).append(';'); if (id.equals("adder") && d == 1) job.listen(new L("late")); if (id.equals("fail")) throw new UnsupportedOperationException("fail"); }
            public void finished(String j) { log.append(id).append("fin;"); }
            public boolean equals(Object o) { return o instanceof L l && l.id.equals(id); }
            public int hashCode() { return id.hashCode(); }
        }
        p(() -> job.listen(null)); p(() -> job.unlisten(null));
        p(() -> job.listen(new L("drop"))); p(() -> job.listen(new L("a"))); p(() -> job.listen(new L("a"))); p(() -> job.listen(new L("adder")));
        p(() -> job.run(List.of("x", "y", "z"))); p(() -> job.run(List.of())); p(() -> job.run(List.of("x", "bad", "z"))); p(() -> job.run(null));
        p(() -> job.unlisten(new L("adder"))); p(() -> job.unlisten(new L("nobody"))); p(() -> job.run(Arrays.asList("q", null)));
        p(() -> job.listen(new L("fail"))); p(() -> job.run(List.of("x", "y")));
        p(() -> new BatchJob<String>("n", null).run(List.of("x"))); p(() -> new BatchJob<String>(null, null).run(List.of())); p(() -> new BatchJob<String>("e", x -> { }).run(null));
        System.out.println(log);
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
