package assay.oracle.witness;

import assay.oracle.guard.Facts;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Tracer;
import assay.oracle.program.Version;
import assay.oracle.run.Difference;
import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Sequence;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Set;

/** Shows a witness again: both versions must repeat themselves, and differ where they were said to differ. */
public final class Verification {

    private static int repetitions(Facts.Steadiness steadiness) {
        return switch (steadiness) {
            case PLAIN -> 2;
            case OPEN -> 12;
            case UNSTEADY -> 24;
        };
    }

    public enum Finding {
        HOLDS,
        SAME,
        UNSTEADY,
        CUT_OFF
    }

    /** {@code story} tells the difference, {@code expected} the value of before for a test to assert; null unless it holds. {@code salted}: see {@link assay.oracle.guard.Guard#salts}. */
    public record Result(Finding finding, JsonObject story, Expected expected, boolean salted) {
        public static final Result SAME = new Result(Finding.SAME, null, null, false);
        static final Result UNSTEADY = new Result(Finding.UNSTEADY, null, null, false);
        static final Result CUT_OFF = new Result(Finding.CUT_OFF, null, null, false);
    }

    public static Result verify(Programs programs, Settings settings, WitnessText witness) {
        var runner = new Runner(programs.common, settings.strictness());
        Sequence sequence = witness.sequence(programs.common);
        if (sequence == null) return Result.SAME;
        var first = programs.runAnew(runner, sequence, Runner.SECOND_BUDGET);
        if (!first.judged()) return Result.CUT_OFF;
        Facts.Steadiness steadiness = witness.unsteady() ? Facts.Steadiness.UNSTEADY : programs.facts.steadiness;
        Set<String> unsteady = programs.unsteadyPlaces(
                runner, sequence, Runner.SECOND_BUDGET, first, repetitions(steadiness), Programs.Renewal.ALWAYS);
        if (unsteady == null) return Result.CUT_OFF;
        Difference difference = first.difference(unsteady);
        if (difference == null) return unsteady.isEmpty() ? Result.SAME : Result.UNSTEADY;
        programs.renew();
        var shown = runner.run(programs.before(), sequence, Runner.SECOND_BUDGET, difference.place());
        return new Result(
                Finding.HOLDS,
                WitnessText.write(sequence, difference, first.threw()),
                Expected.of(difference, shown.captured()),
                first.before().salted() || first.after().salted());
    }

    /** What a version did, in order; the numbers of the events are those of the places. */
    public record Traced(List<Tracer.Place> places, Trace.Events events) {}

    /** Runs a witness that holds once more on each version and writes down what happens: before, then after. */
    public static List<Traced> trace(Programs programs, Settings settings, WitnessText witness) {
        var runner = new Runner(programs.common, settings.strictness());
        Sequence sequence = witness.sequence(programs.common);
        return List.of(trace(programs.before(), runner, sequence), trace(programs.after(), runner, sequence));
    }

    private static Traced trace(Version version, Runner runner, Sequence sequence) {
        var tracer = new Tracer();
        Version traced = version.traced(tracer);
        Trace.start();
        runner.run(traced, sequence, Runner.SECOND_BUDGET);
        return new Traced(tracer.places(), Trace.stop());
    }

    private Verification() {}
}
