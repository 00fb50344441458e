package assay.oracle.search;

import assay.oracle.guard.Branches;
import assay.oracle.guard.Facts;
import assay.oracle.guard.Guard;
import assay.oracle.guard.Guard.Interruption;
import assay.oracle.run.Difference;
import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.values.Values;
import assay.oracle.witness.SeedSequences;
import assay.oracle.witness.Witness;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Runs every planned sequence on both versions and counts what came of it (S3, steps 2 to 5). A difference is only
 * believed if both versions repeat what they showed; a sequence that was cut off in either version is not judged.
 */
public final class Comparison {

    /** How often a difference must repeat here, before another process is asked. */
    private static final int REPEATS = 1;

    private static final int REPEATS_UNSTEADY = 8;

    /**
     * A fresh copy for each sequence where something static can change, as long as that costs little. In larger programs so
     * many sequences share one, both versions with the same past; what differs then is looked at again on fresh copies.
     */
    private static final int FEW_CLASSES = 24;

    private static final int MOST_ON_ONE_COPY = 64;
    private static final int FEW_ON_ONE_COPY = 16;
    private static final int ALONE = 100;
    private static final int NEARLY_ALONE = 500;

    /** Steps for a run of which only one version came to the limit of {@link Runner#SECOND_BUDGET}. */
    private static final int THIRD_BUDGET = 20_000_000;

    private static final int MOST_THIRD_CHANCES = 10;
    private static final int MOST_STRIKES = 4;
    private static final int MOST_VAIN_DRAWS = 50;

    /** A number from here on may have been too large for a size or a count. */
    private static final long MUCH = 1_000;

    private static final int FAR_FEWER = 20;

    /** Up to which part of all sequences, and of the time, each phase may go: seeds, planned ones near to the change, random ones. */
    private static final double SEEDS = 0.4;

    private static final double PLANNED = 0.6;
    /** … where another process draws at the same time. */
    private static final double PLANNED_OF_SHARED = 0.8;

    private static final double DRAWN = 0.9;

    /** … which ends once so many in a row did not come to the change. */
    private static final int FAR_SEEDS = 80;

    private static final int FAR_PLANNED = 300;

    /** What is shown of large objects takes longer than the calls: so many characters for each sequence that may be run. */
    private static final int SHOWN_EACH = 3_000;

    /** Shrinking takes so many tries at most, in a large program, where each takes longer, so many: of the first witness … */
    private static final int TRIES = 400;

    private static final int TRIES_IN_LARGE = 150;
    /** … and a fourth of that of all others together, unless all are wanted. */
    private static final int OTHERS = 4;

    /** It goes on when all is run, but not beyond this part of the time. */
    private static final double LATEST = 1.5;

    /** So many differences in the planned sequences are no accident. */
    private static final int ENOUGH = 3;

    private static final int FEW_WITNESSES = 20;

    /** One is enough after so many more sequences: a smaller one may come soon, or one that repeats itself. */
    private static final int AFTER_FIRST = 300;

    private final Programs programs;
    private final Settings settings;
    private final Runner runner;
    private final Planner planner;
    private final Scope scope;
    private final Explorer explorer;
    private final SeedSequences seeds;
    private final int lasting;
    private final Set<Member> covered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Member> returned = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Witness> differing = new ArrayList<>();
    private int firstDiffering;
    private int executed;
    private long shown;
    private int judged;
    private int flaky;
    private int refused;
    private int limited;
    private int refusedInOne;
    private int limitedInOne;
    private int thirdChances;
    private final Map<Member, Integer> strikes = new IdentityHashMap<>();
    private final Map<Member, Long> tooMuch = new IdentityHashMap<>();
    private final Set<Member> endless = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean truncated;
    private final Set<Guard.Entered> enteredBefore = new HashSet<>();
    private final Set<Guard.Entered> enteredAfter = new HashSet<>();
    private final Set<Integer> returnedBefore = new HashSet<>();
    private final Set<Integer> returnedAfter = new HashSet<>();
    private final BitSet taken = new BitSet();
    private int relevant;
    private long start;

    /**
     * The counts. {@code refused} and {@code limited} are sequences cut off in both versions, {@code …InOne} those in one
     * version only. {@code covered} and {@code uncovered} are tested methods that some judged sequence called, or none did;
     * {@code onlyThrew} those of the covered ones that never returned, {@code unreturned} they and the uncovered ones; {@code over}: see
     * {@link #isOver}; {@code unmade} classes of which no object could be made. {@code relevant} are judged sequences that came by a
     * mark in either version (all of them if everything is tested and nothing marked), {@code entered…} the marks they came by,
     * {@code threw…} those that they came by only in calls that threw, {@code untaken…} the outcomes of branches in marks they
     * came by that they did not come to.
     */
    public record Result(
            int commonClasses,
            int commonMethods,
            int sequences,
            int judged,
            int differing,
            int flaky,
            int refused,
            int limited,
            int refusedInOne,
            int limitedInOne,
            int covered,
            List<String> uncovered,
            List<String> onlyThrew,
            List<String> unreturned,
            List<String> unmade,
            boolean truncated,
            boolean over,
            List<Witness> witnesses,
            boolean unsteady,
            int relevant,
            Marks before,
            Marks after) {}

    /** What was come by in one version. */
    public record Marks(List<Guard.Entered> entered, List<Integer> threw, List<Branches.Outcome> untaken) {}

    public Comparison(Programs programs, Settings settings) {
        this(programs, settings, Scope.ALL, SeedSequences.NONE);
    }

    public Comparison(Programs programs, Settings settings, Scope scope, SeedSequences seeds) {
        this.scope = scope;
        this.seeds = seeds;
        this.programs = programs;
        this.settings = settings;
        this.runner = new Runner(programs.common, settings.strictness());
        int classes = programs.before().classNames().size();
        this.lasting = programs.hasLibraries()
                ? MOST_ON_ONE_COPY
                : classes <= FEW_CLASSES ? 1 : Math.max(FEW_ON_ONE_COPY, Math.min(MOST_ON_ONE_COPY, classes / 4));
        var values = new Values(programs.facts, seeds.texts(), seeds.numbers());
        boolean changes = programs.facts.objectState || programs.facts.staticState;
        this.planner = new Planner(programs.common, values, changes, scope);
        this.explorer = new Explorer(programs, planner, values, scope, settings);
    }

    public Result run() {
        start = System.nanoTime();
        Iterator<Sequence> tests = seeds.sequences(programs.common).iterator();
        while (isWithin(SEEDS) && !explorer.isFarAway(FAR_SEEDS) && tests.hasNext()) judge(tests.next());
        explorer.beginPhase();
        Iterator<Sequence> plan = planned(Planner.Part.NEAR);
        while (isWithin(settings.parts() == 1 ? PLANNED : PLANNED_OF_SHARED)
                && !(explorer.isFarAway(FAR_PLANNED) && explorer.hasNear())
                && plan.hasNext()) judge(plan.next());
        while (isWithin(DRAWN) && draw()) {}
        while (isWithin(1) && plan.hasNext()) judge(plan.next());
        Iterator<Sequence> rest = scope.hasFar() ? planned(Planner.Part.FAR) : Collections.emptyIterator();
        while (isWithin(1) && !isEnough() && rest.hasNext()) judge(rest.next());
        while (isWithin(1) && draw()) {}
        truncated |= isLate(1);
        List<Witness> witnesses = witnesses();
        return result(witnesses);
    }

    /** The first part has the plan; the others draw. */
    private Iterator<Sequence> planned(Planner.Part part) {
        return settings.part() == 0
                ? planner.plan(settings.sequences(), settings.seed(), part)
                : Collections.emptyIterator();
    }

    /** Whether nobody needs the other parts of the search: what they would show is shown already, or nothing. */
    private boolean isOver() {
        return !differing.isEmpty() && isOneEnough()
                || explorer.isExhausted() && seeds.steps().isEmpty();
    }

    /** What is known so far, for another thread while this one is in a run that does not come back: nothing is run for it. */
    public Result partial() {
        return result(smallest().toList());
    }

    private Result result(List<Witness> witnesses) {
        List<Member> all = programs.common.methods();
        List<Member> methods = all.stream().filter(scope::tests).toList();
        List<String> uncovered = methods.stream()
                .filter(method -> !covered.contains(method))
                .map(Member::element)
                .toList();
        List<String> onlyThrew = methods.stream()
                .filter(method -> covered.contains(method) && !returned.contains(method))
                .map(Member::element)
                .toList();
        List<String> unreturned = methods.stream()
                .filter(method -> !returned.contains(method))
                .map(Member::element)
                .toList();
        return new Result(
                programs.common.classes().size(),
                all.size(),
                executed,
                judged,
                differing.size(),
                flaky,
                refused,
                limited,
                refusedInOne,
                limitedInOne,
                methods.size() - uncovered.size(),
                uncovered,
                onlyThrew,
                unreturned,
                unmade(methods),
                truncated,
                isOver(),
                witnesses,
                isUnsteady(),
                scope.isAll() && relevant == 0 ? judged : relevant,
                marks(enteredBefore, returnedBefore, false),
                marks(enteredAfter, returnedAfter, true));
    }

    /** Classes whose methods were not called because there was nothing to call them on. */
    private List<String> unmade(List<Member> methods) {
        var unmade = new TreeSet<String>();
        for (Member method : methods)
            if (!covered.contains(method)
                    && planner.receivers(programs.common.find(method.owner()), method)
                            .isEmpty()) unmade.add(method.owner());
        return List.copyOf(unmade);
    }

    /** Where a difference was found already, a random search is not worth its time. False if there is nothing more to draw. */
    private boolean draw() {
        Sequence drawn = isEnough() ? null : explorer.next();
        for (int i = 0; drawn != null && i < MOST_VAIN_DRAWS && isVain(drawn); i++) drawn = explorer.next();
        // Where only what is known to be in vain is drawn any more, it is over.
        if (drawn == null || isVain(drawn)) return false;
        judge(drawn);
        return true;
    }

    /** Whoever wants to see all that differs wants the search to go on. */
    private boolean isEnough() {
        return differing.size() >= ENOUGH && isOneEnough();
    }

    /** Whether a difference was found, and a while has gone since. */
    private boolean isShown() {
        return !differing.isEmpty() && isOneEnough() && executed - firstDiffering >= AFTER_FIRST;
    }

    private boolean isOneEnough() {
        return settings.witnesses() <= FEW_WITNESSES;
    }

    /** Whether this part of the sequences and of the time is not used up. */
    private boolean isWithin(double part) {
        double most = settings.sequences() * part;
        return executed < most && shown < most * SHOWN_EACH && !isLate(part) && !explorer.isSettled() && !isShown();
    }

    private boolean isLate(double part) {
        return System.nanoTime() - start > settings.budgetMs() * 1_000_000 * part;
    }

    private Marks marks(Set<Guard.Entered> entered, Set<Integer> returned, boolean isAfter) {
        var marks = new TreeSet<Integer>();
        for (Guard.Entered one : entered) marks.add(one.mark());
        List<Integer> threw = marks.stream()
                .filter(mark -> !returned.contains(mark) && programs.branches.canReturn(mark))
                .toList();
        var untaken = new LinkedHashSet<Branches.Outcome>();
        for (int i = 0; i < programs.branches.size(); i++) {
            Branches.Outcome outcome = programs.branches.get(i);
            if (programs.branches.isOfAfter(i) == isAfter
                    && programs.branches.isPossible(i)
                    && !taken.get(i)
                    && marks.contains(outcome.mark())) untaken.add(outcome);
        }
        return new Marks(sorted(entered), threw, List.copyOf(untaken));
    }

    private static List<Guard.Entered> sorted(Set<Guard.Entered> entered) {
        return entered.stream()
                .sorted(Comparator.comparingInt(Guard.Entered::mark).thenComparing(Guard.Entered::receiver))
                .toList();
    }

    /** Nothing is learned from a call that has only been refused or has shown something else each time, or of which it is known that it asks for too much: it is not made for ever. */
    private boolean isVain(Sequence sequence) {
        if (strikes.isEmpty() && tooMuch.isEmpty()) return false;
        for (Sequence.Step step : sequence.steps()) {
            if (strikes.getOrDefault(step.member(), 0) >= MOST_STRIKES) return true;
            Long limit = tooMuch.get(step.member());
            if (limit != null && largest(step.arguments()) >= limit) return true;
        }
        return false;
    }

    /** A run that was cut off: somebody asked for too much, or else whoever was called last is to blame. */
    private void blame(Sequence sequence, Programs.Observed observed) {
        boolean isLimit = observed.before().interruption() == null
                || observed.before().interruption().kind() != Interruption.Kind.REFUSED;
        boolean asked = false;
        for (int i = 0; isLimit && i <= observed.last(); i++) {
            Sequence.Step step = sequence.steps().get(i);
            long largest = largest(step.arguments());
            if (largest < MUCH) continue;
            tooMuch.merge(step.member(), largest, Math::min);
            asked = true;
        }
        if (!asked) strike(sequence.steps().get(observed.last()).member());
    }

    private static long largest(List<? extends Sequence.Argument> arguments) {
        long largest = 0;
        for (Sequence.Argument argument : arguments) {
            long here = argument instanceof Literal literal
                    ? Math.abs(Math.max(literal.wholeNumber(), -Long.MAX_VALUE))
                    : largest(argument.inside());
            largest = Math.max(largest, here);
        }
        return largest;
    }

    /** Whoever was called last when a run was cut off, or showed what does not repeat. */
    private void strike(Member member) {
        strikes.merge(member, 1, Integer::sum);
    }

    /** Who is refused something now and then is no lost cause. */
    private void forgive(Member member) {
        if (!strikes.isEmpty())
            strikes.computeIfPresent(member, (one, number) -> number > 1 && number < MOST_STRIKES ? number - 1 : null);
    }

    private void judge(Sequence sequence) {
        if (isVain(sequence)) return;
        executed++;
        if (programs.facts.staticState && executed % lasting() == 0) programs.renew();
        var observed = programs.run(runner, sequence, Runner.BUDGET);
        // It may come from what earlier sequences left behind.
        if (isShared() && (!observed.judged() || observed.difference(Set.of()) != null))
            observed = programs.runAnew(runner, sequence, Runner.BUDGET);
        if (hitSteps(observed)) observed = secondChance(sequence, observed);
        shown += observed.before().text().length() + observed.after().text().length();
        if (!observed.judged()) {
            programs.renew();
            if (observed.last() >= 0) blame(sequence, observed);
            if (isInOne(observed) && isClose(observed)) limited++;
            else count(observed.before().interruption(), observed.after().interruption());
            return;
        }
        Set<String> unsteady = Set.of();
        Difference difference = observed.difference(unsteady);
        if (difference != null) {
            unsteady = programs.unsteadyPlaces(
                    runner,
                    sequence,
                    Runner.SECOND_BUDGET,
                    observed,
                    isUnsteady() ? REPEATS_UNSTEADY : REPEATS,
                    renewal());
            if (unsteady == null || !unsteady.isEmpty()) flaky++;
            if (unsteady == null) return;
            difference = observed.difference(unsteady);
        } else if (isUnsteady() && !isShared()) {
            unsteady = programs.unsteadyPlaces(
                    runner, sequence, Runner.SECOND_BUDGET, observed, REPEATS + 1, Programs.Renewal.IF_STATIC_STATE);
            if (unsteady == null || !unsteady.isEmpty()) flaky++;
            if (unsteady == null) return;
        }
        for (String place : unsteady)
            if (place.startsWith("#"))
                strike(sequence.steps().get(stepOf(place)).member());
        if (difference != null && differing.isEmpty()) firstDiffering = executed;
        if (difference != null) differing.add(witness(sequence, observed, difference));
        else explorer.learn(sequence, observed);
        if (difference == null && (unsteady.contains(">out") || unsteady.contains(">err"))) return;
        if (!unsteady.contains("#" + observed.last())) {
            judged++;
            note(observed);
        }
        for (int i = 0; i < sequence.steps().size(); i++) {
            Runner.Status before = observed.before().steps().get(i);
            Runner.Status after = observed.after().steps().get(i);
            if (before == Runner.Status.SKIPPED || after == Runner.Status.SKIPPED || unsteady.contains("#" + i))
                continue;
            forgive(sequence.steps().get(i).member());
            covered.add(sequence.steps().get(i).member());
            if (!strikes.isEmpty())
                strikes.computeIfPresent(
                        sequence.steps().get(i).member(), (member, count) -> count <= 1 ? null : count - 1);
            if (before == Runner.Status.RETURNED && after == Runner.Status.RETURNED)
                returned.add(sequence.steps().get(i).member());
        }
    }

    private static int stepOf(String place) {
        int end = 1;
        while (end < place.length() && Character.isDigit(place.charAt(end))) end++;
        return Integer.parseInt(place.substring(1, end));
    }

    /** What was skipped is left out, if the difference is still there then. */
    private Witness witness(Sequence sequence, Programs.Observed observed, Difference difference) {
        var whole = new Witness(sequence, difference, observed.threw());
        Sequence trimmed = sequence.only(step -> !observed.skipped(step));
        if (trimmed.steps().size() == sequence.steps().size() || trimmed.steps().isEmpty()) return whole;
        var again = programs.runAnew(runner, trimmed, Runner.SECOND_BUDGET);
        Difference other = again.judged() ? again.difference(Set.of()) : null;
        return other == null ? whole : new Witness(trimmed, other, again.threw());
    }

    private void note(Programs.Observed observed) {
        Set<Guard.Entered> before = observed.before().entered();
        Set<Guard.Entered> after = observed.after().entered();
        if (before.isEmpty() && after.isEmpty()) return;
        relevant++;
        enteredBefore.addAll(before);
        enteredAfter.addAll(after);
        observed.before().returned().forEach(entered -> returnedBefore.add(entered.mark()));
        observed.after().returned().forEach(entered -> returnedAfter.add(entered.mark()));
        for (int outcome : observed.before().outcomes()) taken.set(outcome);
        for (int outcome : observed.after().outcomes()) taken.set(outcome);
    }

    /** Once anything was seen not to repeat itself, everything is looked at twice, also what seems to be equal. */
    private boolean isUnsteady() {
        return programs.facts.steadiness == Facts.Steadiness.UNSTEADY || flaky > 0;
    }

    private boolean isShared() {
        return programs.facts.staticState && lasting() > 1;
    }

    /** How many sequences a copy lasts: one, until the first ones have run, and then more and more. */
    private int lasting() {
        if (lasting > 1 || executed <= ALONE) return lasting;
        return executed <= NEARLY_ALONE ? FEW_ON_ONE_COPY : MOST_ON_ONE_COPY;
    }

    private Programs.Renewal renewal() {
        return programs.facts.steadiness == Facts.Steadiness.PLAIN
                ? Programs.Renewal.IF_STATIC_STATE
                : Programs.Renewal.ALWAYS;
    }

    /** More steps, and many more if only one of the versions came to an end with them. */
    private Programs.Observed secondChance(Sequence sequence, Programs.Observed observed) {
        if (observed.last() < 0) return observed;
        Member last = sequence.steps().get(observed.last()).member();
        if (endless.contains(last) && !(isInOne(observed) && thirdChances < MOST_THIRD_CHANCES)) return observed;
        var again = programs.runAnew(runner, sequence, Runner.SECOND_BUDGET);
        if (hitSteps(again) && isInOne(again) && thirdChances++ < MOST_THIRD_CHANCES)
            again = programs.runAnew(runner, sequence, THIRD_BUDGET);
        if (!again.judged()) endless.add(last);
        return again;
    }

    private static boolean isInOne(Programs.Observed observed) {
        return (observed.before().interruption() == null) != (observed.after().interruption() == null);
    }

    /** Two ways to do the same may take more steps or fewer. Only if one version took far fewer did the other one run away. */
    private static boolean isClose(Programs.Observed observed) {
        if (!hitSteps(observed)) return false;
        int fewer = Math.min(observed.before().taken(), observed.after().taken());
        return fewer > Math.max(observed.before().taken(), observed.after().taken()) / FAR_FEWER;
    }

    private static boolean hitSteps(Programs.Observed observed) {
        return isSteps(observed.before().interruption())
                || isSteps(observed.after().interruption());
    }

    private static boolean isSteps(Interruption interruption) {
        return interruption != null && interruption.what().equals("steps");
    }

    private void count(Interruption before, Interruption after) {
        boolean isRefusal = before != null && before.kind() == Interruption.Kind.REFUSED
                || after != null && after.kind() == Interruption.Kind.REFUSED;
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
    private List<Witness> witnesses() {
        var shrinker = new Shrinker(programs, runner, planner, () -> isLate(LATEST));
        var shrunk = new ArrayList<Witness>();
        int tries = programs.before().classNames().size() <= FEW_CLASSES ? TRIES : TRIES_IN_LARGE;
        int left = tries;
        for (Witness witness : smallest().toList()) {
            shrunk.add(shrinker.shrink(witness, left));
            if (!isOneEnough()) continue;
            left = shrunk.size() == 1 ? tries / OTHERS : left - shrinker.tries();
        }
        truncated |= shrinker.isCutShort();
        return shrunk;
    }

    /** As they were found. */
    private Stream<Witness> smallest() {
        var byCause = new LinkedHashMap<String, Witness>();
        for (Witness witness : differing)
            byCause.merge(witness.subject(), witness, (a, b) -> a.size() <= b.size() ? a : b);
        return byCause.values().stream()
                .sorted(Comparator.comparingInt(Witness::size))
                .limit(settings.witnesses());
    }
}
