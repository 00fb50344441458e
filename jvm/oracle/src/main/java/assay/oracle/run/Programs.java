package assay.oracle.run;

import assay.oracle.compile.Compiled;
import assay.oracle.guard.Branches;
import assay.oracle.guard.Facts;
import assay.oracle.guard.Outcomes;
import assay.oracle.guard.Rewriter;
import assay.oracle.program.Common;
import assay.oracle.program.Libraries;
import assay.oracle.program.Version;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Both versions of a program, rewritten and ready to run as often as needed. */
public final class Programs {

    public final Facts facts = new Facts();
    public final Branches branches = new Branches();
    public final Common common;
    private final boolean hasLibraries;
    private Version before;
    private Version after;

    /** A version's class files, and the libraries and resources that go with them. */
    public record Code(Compiled compiled, Libraries libraries) {}

    public Programs(Compiled before, Compiled after) {
        this(new Code(before, Libraries.EMPTY), new Code(after, Libraries.EMPTY), Map.of());
    }

    public Programs(Code before, Code after, Map<String, Integer> marks) {
        this(before, after, marks, Set.of(), Access.OUTSIDE);
    }

    /** The marks are those of the {@link Rewriter}; {@code excluded}: see {@link Common}; {@code access}: that of whoever calls. */
    public Programs(Code before, Code after, Map<String, Integer> marks, Set<String> excluded, Access access) {
        this.before = version(before, marks, access);
        branches.beginAfter();
        this.after = version(after, marks, access);
        Outcomes.use(branches);
        this.common = new Common(this.before, this.after, facts, excluded);
        this.hasLibraries = before.libraries.hasClasses();
        // What libraries keep in static fields nobody has looked at.
        if (hasLibraries) facts.staticState = true;
    }

    private Version version(Code code, Map<String, Integer> marks, Access access) {
        return new Version(
                new Rewriter(code.compiled.classes(), facts, code.libraries::find, marks, branches).rewriteAll(),
                code.libraries,
                access);
    }

    public boolean hasLibraries() {
        return hasLibraries;
    }

    public Version before() {
        return before;
    }

    public Version after() {
        return after;
    }

    /** Forgets all that earlier runs may have left in static fields. */
    public void renew() {
        before = before.fresh();
        after = after.fresh();
    }

    /**
     * When a repetition gets fresh copies of both versions. Enum constants and the like live as long as their class, and so
     * do their hash codes; so whether something repeats is only known for sure if it does so on fresh copies.
     */
    public enum Renewal {
        ALWAYS,
        IF_STATIC_STATE
    }

    /** One run on each version. */
    public record Observed(Runner.Observation before, Runner.Observation after) {

        public boolean judged() {
            return before.interruption() == null && after.interruption() == null;
        }

        /** The steps that threw in both versions. */
        public Set<Integer> threw() {
            var threw = new TreeSet<Integer>();
            for (int i = 0; i < before.steps().size(); i++)
                if (before.steps().get(i) == Runner.Status.THREW
                        && after.steps().get(i) == Runner.Status.THREW) threw.add(i);
            return threw;
        }

        public boolean skipped(int step) {
            return before.steps().get(step) == Runner.Status.SKIPPED
                    && after.steps().get(step) == Runner.Status.SKIPPED;
        }

        public boolean allReturned() {
            return before.allReturned() && after.allReturned();
        }

        /** The last step that was begun in either version, or -1. */
        public int last() {
            return Math.max(before.last(), after.last());
        }

        /** What differs, apart from the places that are known not to repeat. */
        public Difference difference(Set<String> unsteady) {
            return Difference.between(before.text(), after.text(), unsteady);
        }
    }

    /** What an accessor does to a run is not what the calls do: one that is refused something, or does not end, is not asked again. */
    public Observed run(Runner runner, Sequence sequence, int budget) {
        while (true) {
            var observed = new Observed(runner.run(before, sequence, budget), runner.run(after, sequence, budget));
            Member blamed = observed.before.blamed() != null ? observed.before.blamed() : observed.after.blamed();
            if (blamed == null || !runner.leaveOut(blamed)) return observed;
            renew();
        }
    }

    public Observed runAnew(Runner runner, Sequence sequence, int budget) {
        renew();
        return run(runner, sequence, budget);
    }

    /**
     * Runs again so many times and gives the places at which a version does not show what it showed at first; null if it
     * was cut off. Every other time the version after goes first, so that what the two share without our knowing
     * (something static of the JDK's, say) does not pass for a difference between them.
     */
    public Set<String> unsteadyPlaces(
            Runner runner, Sequence sequence, int budget, Observed first, int times, Renewal renewal) {
        var unsteady = new TreeSet<String>();
        for (int i = 0; i < times; i++) {
            if (renewal == Renewal.ALWAYS || facts.staticState) renew();
            Runner.Observation later = i % 2 == 0 ? runner.run(after, sequence, budget) : null;
            Runner.Observation again = runner.run(before, sequence, budget);
            if (later == null) later = runner.run(after, sequence, budget);
            if (again.interruption() != null || later.interruption() != null) return null;
            Difference.addPlaces(first.before.text(), again.text(), unsteady);
            Difference.addPlaces(first.after.text(), later.text(), unsteady);
        }
        return unsteady;
    }
}
