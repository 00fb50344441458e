package assay.oracle.witness;

import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import com.google.gson.JsonObject;

/**
 * A run that did not come back, as it is told: which member was being called, in which version, and the calls up to there, so
 * that another process can see whether the other version comes back.
 */
public record Hang(String element, boolean isBefore, JsonObject calls) {

    /** {@code run} and {@code at} as {@link assay.oracle.guard.Watch} was given them. */
    public static Hang of(Programs programs, Object run, Object at) {
        var running = (Runner.Run) run;
        return new Hang(((Member) at).element(), isBefore(programs, run), WitnessText.write(running.sequence()));
    }

    public static boolean isBefore(Programs programs, Object run) {
        return ((Runner.Run) run).version() == programs.before();
    }

    /** Whether the version after comes back from these calls, or meets a limit; if it does not, this does not return. */
    public static boolean comesBack(Programs programs, Settings settings, WitnessText calls) {
        Sequence sequence = calls.sequence(programs.common);
        if (sequence != null)
            new Runner(programs.common, settings.strictness()).run(programs.after(), sequence, Runner.SECOND_BUDGET);
        return true;
    }
}
