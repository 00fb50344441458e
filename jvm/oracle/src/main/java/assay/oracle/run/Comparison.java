package assay.oracle.run;

import assay.oracle.guard.Facts;
import assay.oracle.guard.Guard;
import assay.oracle.guard.Guard.Interruption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Runs every planned sequence on both versions and counts what came of it (S3, steps 2 to 5). A difference is only
 * believed if both versions repeat what they showed; a sequence that was cut off in either version is not judged.
 */
public final class Comparison {

    /** Steps that a run may take: few, so that a runaway costs little … */
    static final int BUDGET = 10_000;

    /** … and many more for the first sequence of each method that came to that limit, and for its next ones if that helped. */
    static final int SECOND_BUDGET = 2_000_000;

    /** How often a difference must repeat here, before another process is asked. */
    private static final int REPEATS = 1;
    private static final int REPEATS_UNSTEADY = 6;

    /**
     * A fresh copy for each sequence where something static can change, as long as that costs little. In larger programs so
     * many sequences share one, both versions with the same past; what differs then is looked at again on fresh copies.
     */
    private static final int FEW_CLASSES = 24;
    private static final int MOST_ON_ONE_COPY = 64;
    private static final int FEW_ON_ONE_COPY = 16;
    private static final int ALONE = 100;

    /** The part of all sequences that the planned ones may take before the random ones. */
    private static final double SYSTEMATIC = 0.9;

    /** So many differences in the planned sequences are no accident. */
    private static final int ENOUGH = 3;

    private final Programs programs;
    private final Settings settings;
    private final Runner runner;
    private final Planner planner;
    private final Scope scope;
    private final Explorer explorer;
    private final int lasting;
    private final Set<Member> covered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Member> returned = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Witness> differing = new ArrayList<>();
    private int executed;
    private int judged;
    private int flaky;
    private int refused;
    private int limited;
    private int refusedInOne;
    private int limitedInOne;
    private final Set<Member> endless = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean truncated;
    private final Set<Guard.Entered> enteredBefore = new HashSet<>();
    private final Set<Guard.Entered> enteredAfter = new HashSet<>();
    private int relevant;

    /**
     * The counts. {@code refused} and {@code limited} are sequences cut off in both versions, {@code …InOne} those in one
     * version only. {@code covered} and {@code uncovered} are tested methods that some judged sequence called, or none did;
     * {@code onlyThrew} those of the covered ones that never returned. {@code relevant} are judged sequences that came by a
     * mark in either version (all of them if everything is tested and nothing marked), {@code entered…} the marks they came by.
     */
    public record Result(
            int commonClasses, int commonMethods, int sequences, int judged, int differing, int flaky, int refused, int limited, int refusedInOne, int limitedInOne,
            int covered, List<String> uncovered, List<String> onlyThrew, boolean truncated, List<Witness> witnesses, boolean unsteady,
            int relevant, List<Guard.Entered> enteredBefore, List<Guard.Entered> enteredAfter) {}

    public Comparison(Programs programs, Settings settings) {
        this(programs, settings, Scope.ALL);
    }

    public Comparison(Programs programs, Settings settings, Scope scope) {
        this.scope = scope;
        this.programs = programs;
        this.settings = settings;
        this.runner = new Runner(programs.common, settings.strictness());
        int classes = programs.before().classNames().size();
        this.lasting = programs.hasLibraries() ? MOST_ON_ONE_COPY : classes <= FEW_CLASSES ? 1 : Math.min(MOST_ON_ONE_COPY, classes / 8);
        var values = new Values(programs.facts);
        boolean changes = programs.facts.objectState || programs.facts.staticState;
        this.planner = new Planner(programs.common, values, changes, scope);
        this.explorer = new Explorer(programs.common, planner, values, programs.facts, scope, settings.seed());
    }

    public Result run() {
        long deadline = System.nanoTime() + settings.budgetMs() * 1_000_000;
        Iterator<Sequence> plan = planner.plan(settings.sequences(), settings.seed());
        int systematic = (int) (settings.sequences() * SYSTEMATIC);
        while (executed < systematic && plan.hasNext() && isInTime(deadline)) judge(plan.next());
        for (Sequence drawn = draw(); drawn != null && isInTime(deadline); drawn = draw()) judge(drawn);
        while (executed < settings.sequences() && plan.hasNext() && isInTime(deadline)) judge(plan.next());
        return result(witnesses(deadline));
    }

    /** What is known so far, for another thread while this one is in a run that does not come back: nothing is run for it. */
    public Result partial() {
        return result(smallest().toList());
    }

    private Result result(List<Witness> witnesses) {
        List<Member> all = programs.common.methods();
        List<Member> methods = all.stream().filter(scope::tests).toList();
        List<String> uncovered = methods.stream().filter(method -> !covered.contains(method)).map(Member::element).toList();
        List<String> onlyThrew = methods.stream().filter(method -> covered.contains(method) && !returned.contains(method)).map(Member::element).toList();
        return new Result(programs.common.classes().size(), all.size(), executed, judged, differing.size(), flaky, refused, limited, refusedInOne, limitedInOne,
                methods.size() - uncovered.size(), uncovered, onlyThrew, truncated, witnesses, isUnsteady(),
                scope == Scope.ALL && relevant == 0 ? judged : relevant, sorted(enteredBefore), sorted(enteredAfter));
    }

    /** Where a difference was found already, a random search is not worth its time. */
    private Sequence draw() {
        return executed < settings.sequences() && differing.size() < ENOUGH ? explorer.next() : null;
    }

    private boolean isInTime(long deadline) {
        truncated |= System.nanoTime() > deadline;
        return !truncated;
    }

    private static List<Guard.Entered> sorted(Set<Guard.Entered> entered) {
        return entered.stream().sorted(Comparator.comparingInt(Guard.Entered::mark).thenComparing(Guard.Entered::receiver)).toList();
    }

    private void judge(Sequence sequence) {
        executed++;
        if (programs.facts.staticState && executed % lasting() == 0) programs.renew();
        var observed = programs.run(runner, sequence, BUDGET);
        // It may come from what earlier sequences left behind.
        if (isShared() && (!observed.judged() || observed.difference(Set.of()) != null)) observed = programs.runAnew(runner, sequence, BUDGET);
        if (hitSteps(observed)) observed = secondChance(sequence, observed);
        if (!observed.judged()) {
            programs.renew();
            count(observed.before().interruption(), observed.after().interruption());
            return;
        }
        Set<String> unsteady = Set.of();
        Difference difference = observed.difference(unsteady);
        if (difference != null) {
            unsteady = programs.unsteadyPlaces(runner, sequence, SECOND_BUDGET, observed, isUnsteady() ? REPEATS_UNSTEADY : REPEATS, renewal());
            if (unsteady == null || !unsteady.isEmpty()) flaky++;
            if (unsteady == null) return;
            difference = observed.difference(unsteady);
        } else if (isUnsteady() && !isShared()) {
            unsteady = programs.unsteadyPlaces(runner, sequence, SECOND_BUDGET, observed, REPEATS + 1, Programs.Renewal.IF_STATIC_STATE);
            if (unsteady == null || !unsteady.isEmpty()) flaky++;
            if (unsteady == null) return;
        }
        if (difference != null) differing.add(new Witness(sequence, difference));
        else explorer.learn(sequence, observed.before().text(), !observed.before().threw() && !observed.after().threw() && observed.before().reached() == sequence.steps().size());
        if (difference == null && (unsteady.contains(">out") || unsteady.contains(">err"))) return;
        int reached = Math.min(observed.before().reached(), observed.after().reached());
        if (!unsteady.contains("#" + (reached - 1))) {
            judged++;
            note(observed);
        }
        boolean threw = observed.before().threw() || observed.after().threw();
        for (int i = 0; i < reached; i++) {
            if (unsteady.contains("#" + i)) continue;
            covered.add(sequence.steps().get(i).member());
            if (!threw || i < reached - 1) returned.add(sequence.steps().get(i).member());
        }
    }

    private void note(Programs.Observed observed) {
        Set<Guard.Entered> before = observed.before().entered();
        Set<Guard.Entered> after = observed.after().entered();
        if (before.isEmpty() && after.isEmpty()) return;
        relevant++;
        enteredBefore.addAll(before);
        enteredAfter.addAll(after);
    }

    /** Once anything was seen not to repeat itself, everything is looked at twice, also what seems to be equal. */
    private boolean isUnsteady() {
        return programs.facts.steadiness == Facts.Steadiness.UNSTEADY || flaky > 0;
    }

    private boolean isShared() {
        return programs.facts.staticState && lasting() > 1;
    }

    /** How many sequences a copy lasts: one, until the first ones have run. */
    private int lasting() {
        return lasting > 1 || executed <= ALONE ? lasting : FEW_ON_ONE_COPY;
    }

    private Programs.Renewal renewal() {
        return programs.facts.steadiness == Facts.Steadiness.PLAIN ? Programs.Renewal.IF_STATIC_STATE : Programs.Renewal.ALWAYS;
    }

    private Programs.Observed secondChance(Sequence sequence, Programs.Observed observed) {
        Member last = sequence.steps().get(Math.max(observed.before().reached(), observed.after().reached()) - 1).member();
        if (endless.contains(last)) return observed;
        var again = programs.runAnew(runner, sequence, SECOND_BUDGET);
        if (!again.judged()) endless.add(last);
        return again;
    }

    private static boolean hitSteps(Programs.Observed observed) {
        return isSteps(observed.before().interruption()) || isSteps(observed.after().interruption());
    }

    private static boolean isSteps(Interruption interruption) {
        return interruption != null && interruption.what().equals("steps");
    }

    private void count(Interruption before, Interruption after) {
        boolean isRefusal = before != null && before.kind() == Interruption.Kind.REFUSED || after != null && after.kind() == Interruption.Kind.REFUSED;
        if (before != null && after != null) {
            if (isRefusal) refused++;
            else limited++;
        } else if (isRefusal) {
            refusedInOne++;
        } else {
            limitedInOne++;
        }
    }

    /** One witness for each thing that differs, shrunk, the smallest first. */
    private List<Witness> witnesses(long deadline) {
        var shrinker = new Shrinker(programs, runner, planner);
        return smallest().map(witness -> System.nanoTime() > deadline ? witness : shrinker.shrink(witness)).toList();
    }

    /** As they were found. */
    private Stream<Witness> smallest() {
        var byCause = new LinkedHashMap<String, Witness>();
        for (Witness witness : differing) byCause.merge(witness.subject(), witness, (a, b) -> a.size() <= b.size() ? a : b);
        return byCause.values().stream().sorted(Comparator.comparingInt(Witness::size)).limit(settings.witnesses());
    }
}
