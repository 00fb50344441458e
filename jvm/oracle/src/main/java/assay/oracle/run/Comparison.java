package assay.oracle.run;

import assay.oracle.guard.Guard.Interruption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs every planned sequence on both versions and counts what came of it (S3, steps 2 to 5). A difference is only
 * believed if both versions repeat what they showed; a sequence that was cut off in either version is not judged.
 */
public final class Comparison {

    /** Steps that a run may take: few, so that a runaway costs little … */
    static final int BUDGET = 10_000;

    /** … and many more for the sequences that came to that limit, as long as there are not too many of them. */
    static final int SECOND_BUDGET = 20_000_000;
    private static final int SECOND_CHANCES = 12;

    private final Programs programs;
    private final Settings settings;
    private final Runner runner;
    private final Planner planner;
    private final Set<Member> covered = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Witness> differing = new ArrayList<>();
    private int executed;
    private int judged;
    private int flaky;
    private int refused;
    private int limited;
    private int refusedInOne;
    private int limitedInOne;
    private int secondChances = SECOND_CHANCES;
    private boolean truncated;

    /**
     * The counts. {@code refused} and {@code limited} are sequences cut off in both versions, {@code …InOne} those in one
     * version only. {@code covered} and {@code uncovered} are common methods that some judged sequence called, or none did.
     */
    public record Result(
            int commonClasses, int commonMethods, int sequences, int judged, int differing, int flaky, int refused, int limited, int refusedInOne, int limitedInOne,
            int covered, List<String> uncovered, boolean truncated, List<Witness> witnesses) {}

    public Comparison(Programs programs, Settings settings) {
        this.programs = programs;
        this.settings = settings;
        this.runner = new Runner(programs.common, settings.strictness());
        this.planner = new Planner(programs.common, new Values(programs.facts));
    }

    public Result run() {
        long deadline = System.nanoTime() + settings.budgetMs() * 1_000_000;
        for (Sequence sequence : planner.plan(settings.sequences(), settings.seed())) {
            if (System.nanoTime() > deadline) {
                truncated = true;
                break;
            }
            executed++;
            judge(sequence);
        }
        List<Member> methods = programs.common.methods();
        List<String> uncovered = methods.stream().filter(method -> !covered.contains(method)).map(Member::element).toList();
        List<Witness> witnesses = witnesses(deadline);
        return new Result(programs.common.classes().size(), methods.size(), executed, judged, differing.size(), flaky, refused, limited, refusedInOne, limitedInOne,
                methods.size() - uncovered.size(), uncovered, truncated, witnesses);
    }

    private void judge(Sequence sequence) {
        if (programs.facts.staticState) programs.renew();
        var observed = programs.run(runner, sequence, BUDGET);
        if (hitSteps(observed) && secondChances > 0) {
            secondChances--;
            observed = programs.runAnew(runner, sequence, SECOND_BUDGET);
        }
        if (!observed.judged()) {
            programs.renew();
            count(observed.before().interruption(), observed.after().interruption());
            return;
        }
        Difference difference = observed.difference();
        if (difference != null && !repeats(sequence, observed)) {
            flaky++;
            return;
        }
        judged++;
        if (difference != null) differing.add(new Witness(sequence, difference));
        int reached = Math.min(observed.before().reached(), observed.after().reached());
        for (int i = 0; i < reached; i++) covered.add(sequence.steps().get(i).member());
    }

    private boolean repeats(Sequence sequence, Programs.Observed observed) {
        for (int i = programs.facts.unsteady ? 6 : 1; i > 0; i--) {
            if (!programs.runAnew(runner, sequence, SECOND_BUDGET).sameAs(observed)) return false;
        }
        return true;
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
        var byCause = new LinkedHashMap<String, Witness>();
        for (Witness witness : differing) byCause.merge(witness.subject(), witness, (a, b) -> a.size() <= b.size() ? a : b);
        var shrinker = new Shrinker(programs, runner, planner);
        return byCause.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.comparingInt(Witness::size)))
                .limit(settings.witnesses())
                .map(entry -> System.nanoTime() > deadline ? entry.getValue() : shrinker.shrink(entry.getValue()))
                .toList();
    }
}
