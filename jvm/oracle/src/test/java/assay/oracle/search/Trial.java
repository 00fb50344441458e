package assay.oracle.search;

import assay.oracle.Sources;
import assay.oracle.program.Common;
import assay.oracle.program.Libraries;
import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Sequence;
import assay.oracle.values.Values;
import assay.oracle.witness.Verification;
import assay.oracle.witness.Witness;
import assay.oracle.witness.WitnessText;

/** Two versions of a small program, compared. A template has {@code @@} where the versions differ. */
public final class Trial {

    public static final Settings SETTINGS = new Settings(2_000, 1, 30_000, false, 20, false);

    static Programs programs(String before, String after) {
        return new Programs(Sources.ecj(before), Sources.ecj(after));
    }

    /** As a caller in this package sees them. */
    public static Programs inside(String name, String before, String after) {
        var first = new Programs.Code(Sources.ecj(before), Libraries.EMPTY);
        var second = new Programs.Code(Sources.ecj(after), Libraries.EMPTY);
        return new Programs(first, second, java.util.Map.of(), java.util.Set.of(), new Access(name));
    }

    public static Programs same(String program) {
        return programs(program, program);
    }

    public static Common common(String before, String after) {
        return programs(before, after).common;
    }

    public static Comparison.Result compare(String before, String after) {
        return compare(before, after, SETTINGS);
    }

    public static Comparison.Result compare(String before, String after, Settings settings) {
        return new Comparison(programs(before, after), settings).run();
    }

    public static Comparison.Result compareTemplate(String template, String before, String after) {
        return compare(template.replace("@@", before), template.replace("@@", after));
    }

    static Scope scope(java.util.Set<String> tested, java.util.Set<String> helpers) {
        var distances = new java.util.HashMap<String, Integer>();
        tested.forEach(element -> distances.put(element, 0));
        return new Scope(false, distances, helpers, java.util.Set.of());
    }

    public static Iterable<Sequence> plan(Programs programs, int most) {
        return () -> new Planner(programs.common, new Values(programs.facts), true, Scope.ALL)
                .plan(most, 1, Planner.Part.NEAR);
    }

    /** Sequences that are drawn and varied after so many planned ones were run. */
    public static java.util.List<Sequence> drawn(Programs programs, int planned, int most) {
        var values = new Values(programs.facts);
        var planner = new Planner(programs.common, values, true, Scope.ALL);
        var explorer = new Explorer(programs, planner, values, Scope.ALL, SETTINGS);
        var runner = new Runner(programs.common, SETTINGS.strictness());
        for (Sequence sequence : plan(programs, planned))
            explorer.learn(sequence, programs.run(runner, sequence, Runner.BUDGET));
        var drawn = new java.util.ArrayList<Sequence>();
        for (Sequence sequence = explorer.next(); sequence != null && drawn.size() < most; sequence = explorer.next()) {
            drawn.add(sequence);
            explorer.learn(sequence, programs.run(runner, sequence, Runner.BUDGET));
        }
        return drawn;
    }

    /** The first witness as it goes to another process and comes back, shown on class files of javac's. */
    public static Verification.Result verify(Comparison.Result result, String before, String after) {
        var json = WitnessText.write(result.witnesses().get(0), result.unsteady());
        var read = WitnessText.read(
                com.google.gson.JsonParser.parseString(json.toString()).getAsJsonObject());
        return Verification.verify(new Programs(Sources.javac(before), Sources.javac(after)), SETTINGS, read);
    }

    /** What a witness says: the statements, the expression, and what it was before and is after. */
    public static String tell(Witness witness) {
        var story = JavaText.tell(witness.sequence(), witness.difference().place(), witness.threw());
        return String.join(" ", story.statements()) + (story.statements().isEmpty() ? "" : " ") + story.expression()
                + " : " + witness.difference().before() + " -> "
                + witness.difference().after();
    }

    private Trial() {}
}
