package assay.oracle.task;

import assay.oracle.guard.Branches;
import assay.oracle.guard.Guard;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.search.Comparison;
import assay.oracle.search.Scope;
import assay.oracle.witness.SeedSequences;
import assay.oracle.witness.WitnessText;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Runs class files of two versions and compares what they show. */
final class RunTask {

    private final Versions versions;
    private final Consumer<JsonObject> lastWords;

    RunTask(Versions versions, Consumer<JsonObject> lastWords) {
        this.versions = versions;
        this.lastWords = lastWords;
    }

    JsonObject answer(Task task) {
        Settings settings = task.settings();
        Guard.allowIo(settings.allowIo());
        Map<String, Integer> marks = task.marks();
        var programs = new Programs(
                versions.code(task, "before", "ecj"),
                versions.code(task, "after", "ecj"),
                marks,
                Task.excluded(task.json()),
                task.access());
        SeedSequences seeds = task.has("seeds") ? SeedSequences.read(task.object("seeds")) : SeedSequences.NONE;
        var comparison = new Comparison(programs, settings, scope(task, marks), seeds);
        var hangs =
                new Hangs(programs, settings, Hangs.Patience.COMPARES, () -> write(comparison.partial()), lastWords);
        return hangs.watch(() -> write(comparison.run()));
    }

    private static Scope scope(Task task, Map<String, Integer> marks) {
        var changed = new HashSet<Integer>();
        if (task.has("changed")) task.array("changed").forEach(key -> changed.add(marks.get(key.getAsString())));
        if (!task.has("scope")) return Scope.all(changed);
        JsonObject scope = task.object("scope");
        JsonArray elements = scope.getAsJsonArray("tested");
        JsonArray distances = scope.has("distances") ? scope.getAsJsonArray("distances") : null;
        var tested = new HashMap<String, Integer>();
        for (int i = 0; i < elements.size(); i++)
            tested.put(
                    elements.get(i).getAsString(),
                    distances == null ? 0 : distances.get(i).getAsInt());
        return new Scope(false, tested, Task.strings(scope.getAsJsonArray("helpers")), changed);
    }

    private static JsonObject write(Comparison.Result result) {
        var json = new JsonObject();
        json.addProperty("commonClasses", result.commonClasses());
        json.addProperty("commonMethods", result.commonMethods());
        json.addProperty("sequences", result.sequences());
        json.addProperty("judged", result.judged());
        json.addProperty("differing", result.differing());
        json.addProperty("flaky", result.flaky());
        json.addProperty("refused", result.refused());
        json.addProperty("limited", result.limited());
        json.addProperty("refusedInOne", result.refusedInOne());
        json.addProperty("limitedInOne", result.limitedInOne());
        json.addProperty("relevant", result.relevant());
        var entered = new JsonObject();
        entered.add("before", write(result.before().entered()));
        entered.add("after", write(result.after().entered()));
        json.add("entered", entered);
        var threw = new JsonObject();
        threw.add("before", numbers(result.before().threw()));
        threw.add("after", numbers(result.after().threw()));
        json.add("threw", threw);
        var untaken = new JsonObject();
        untaken.add("before", outcomes(result.before().untaken()));
        untaken.add("after", outcomes(result.after().untaken()));
        json.add("untaken", untaken);
        var onlyThrew = new JsonArray();
        result.onlyThrew().forEach(onlyThrew::add);
        json.add("onlyThrew", onlyThrew);
        var unreturned = new JsonArray();
        result.unreturned().forEach(unreturned::add);
        json.add("unreturned", unreturned);
        var unmade = new JsonArray();
        result.unmade().forEach(unmade::add);
        json.add("unmade", unmade);
        json.addProperty("truncated", result.truncated());
        json.addProperty("over", result.over());
        var witnesses = new JsonArray();
        result.witnesses().forEach(witness -> witnesses.add(WitnessText.write(witness, result.unsteady())));
        json.add("witnesses", witnesses);
        return json;
    }

    private static JsonArray numbers(List<Integer> numbers) {
        var list = new JsonArray();
        numbers.forEach(list::add);
        return list;
    }

    private static JsonArray outcomes(List<Branches.Outcome> outcomes) {
        var list = new JsonArray();
        for (Branches.Outcome outcome : outcomes) list.add(numbers(List.of(outcome.mark(), outcome.line())));
        return list;
    }

    private static JsonArray write(Collection<Guard.Entered> entered) {
        var list = new JsonArray();
        for (Guard.Entered one : entered) {
            var pair = new JsonArray();
            pair.add(one.mark());
            pair.add(one.receiver());
            list.add(pair);
        }
        return list;
    }
}
