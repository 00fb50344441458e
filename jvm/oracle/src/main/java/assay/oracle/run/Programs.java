package assay.oracle.run;

import assay.oracle.compile.Compiled;
import assay.oracle.guard.Facts;
import assay.oracle.guard.Rewriter;
import java.util.Map;
import java.util.TreeMap;

/** Both versions of a program, rewritten and ready to run as often as needed. */
public final class Programs {

    final Facts facts = new Facts();
    final Common common;
    private Version before;
    private Version after;

    public Programs(Compiled before, Compiled after) {
        var rewriter = new Rewriter(facts);
        this.before = new Version(rewrite(before.classes(), rewriter));
        this.after = new Version(rewrite(after.classes(), rewriter));
        this.common = new Common(this.before, this.after);
    }

    private static Map<String, byte[]> rewrite(Map<String, byte[]> classes, Rewriter rewriter) {
        var rewritten = new TreeMap<String, byte[]>();
        classes.forEach((name, bytes) -> rewritten.put(name, rewriter.rewrite(bytes)));
        return rewritten;
    }

    Version before() {
        return before;
    }

    Version after() {
        return after;
    }

    /** Forgets all that earlier runs may have left in static fields. */
    void renew() {
        before = before.fresh();
        after = after.fresh();
    }

    /** One run on each version. */
    record Observed(Runner.Observation before, Runner.Observation after) {

        boolean judged() {
            return before.interruption() == null && after.interruption() == null;
        }

        Difference difference() {
            return Difference.between(before.text(), after.text());
        }

        boolean sameAs(Observed other) {
            return judged() && other.judged() && before.text().equals(other.before.text()) && after.text().equals(other.after.text());
        }
    }

    Observed run(Runner runner, Sequence sequence, int budget) {
        return new Observed(runner.run(before, sequence, budget), runner.run(after, sequence, budget));
    }

    Observed runAnew(Runner runner, Sequence sequence, int budget) {
        renew();
        return run(runner, sequence, budget);
    }
}
