package assay.oracle.task;

import assay.oracle.compile.Dialect;
import assay.oracle.compile.FreshJavac;
import assay.oracle.guard.Guard;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Tracer;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.witness.Verification;
import assay.oracle.witness.WitnessText;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Shows a witness again that another process found, on class files of javac's where there are sources, so that a difference between
 * two compilers is never taken for one between two versions.
 */
final class VerifyTask {

    /** Witnesses are told with {@code var}. */
    private static final int LEVEL_OF_VAR = 10;

    private static final String WITNESS_FILE = "AssayWitness_.java";

    private final Compilers compilers;
    private final Versions versions;
    private final Consumer<JsonObject> lastWords;

    VerifyTask(Compilers compilers, Versions versions, Consumer<JsonObject> lastWords) {
        this.compilers = compilers;
        this.versions = versions;
        this.lastWords = lastWords;
    }

    JsonObject answer(Task task) {
        var answer = new JsonObject();
        JsonObject witness = task.object("witness");
        if (!isJava(task, witness.getAsJsonObject("difference"))) {
            answer.addProperty("finding", "not-java");
            return answer;
        }
        Programs programs = programs(task, "javac");
        Verification.Result result = verify(programs, task, witness);
        answer.addProperty("finding", Task.name(result.finding()));
        if (result.finding() == Verification.Finding.SAME) {
            boolean ecjOnly = verify(programs(task, "ecj"), task, witness).finding() == Verification.Finding.HOLDS;
            answer.addProperty("finding", ecjOnly ? "compilers-disagree" : "same");
        }
        if (result.story() == null) return answer;
        if (!isAsFound(result.story(), witness.getAsJsonObject("difference"))) {
            answer.addProperty("finding", "unsteady");
            return answer;
        }
        answer.add("difference", result.story());
        if (result.salted()) answer.addProperty("salted", true);
        if (result.expected() != null) {
            var expected = new JsonObject();
            expected.addProperty("kind", Task.name(result.expected().kind()));
            expected.addProperty("java", result.expected().java());
            answer.add("expected", expected);
        }
        // To be traced takes longer: where that takes too long, it holds all the same.
        if (task.has("trace"))
            answer.add(
                    "traces",
                    write(hangs(programs, task, answer)
                            .watch(() -> Verification.trace(programs, task.settings(), WitnessText.read(witness)))));
        return answer;
    }

    /** What shows other values than it did in the process that found it does not repeat itself. */
    private static boolean isAsFound(JsonObject shown, JsonObject found) {
        return shown.get("before").equals(found.get("before"))
                && shown.get("after").equals(found.get("after"));
    }

    /** Null if one of them does not compile. */
    private Programs programs(Task task, String compilerName) {
        Programs.Code before = versions.code(task, "before", compilerName);
        Programs.Code after = versions.code(task, "after", compilerName);
        return before.compiled().ok() && after.compiled().ok()
                ? new Programs(before, after, Map.of(), Task.excluded(task.object("witness")), task.access())
                : null;
    }

    private Verification.Result verify(Programs programs, Task task, JsonObject witness) {
        if (programs == null) return Verification.Result.SAME;
        Settings settings = task.settings();
        Guard.allowIo(settings.allowIo());
        var unknown = new JsonObject();
        unknown.addProperty("finding", "hung");
        return hangs(programs, task, unknown)
                .watch(() -> Verification.verify(programs, settings, WitnessText.read(witness)));
    }

    /** {@code known}: what is said of a witness that hangs. */
    private Hangs hangs(Programs programs, Task task, JsonObject known) {
        return new Hangs(programs, task.settings(), Hangs.Patience.COMPARES, () -> known, lastWords);
    }

    /** Reflection can do what no caller can, with generic types above all: what javac would not let a caller write is no witness. */
    private boolean isJava(Task task, JsonObject story) {
        var body = new StringBuilder();
        for (JsonElement statement : story.getAsJsonArray("statements"))
            body.append(statement.getAsString()).append('\n');
        String expression = story.get("expression").getAsString();
        body.append(expression.endsWith(")") ? expression : "Object read = " + expression)
                .append(";\n");
        String inside = task.access().inside();
        String witness = (inside == null || inside.isEmpty() ? "" : "package " + inside + ";\n")
                + "class AssayWitness_ { static void show() throws Throwable {\n" + body + "} }";
        return isJava(task, "before", witness) && isJava(task, "after", witness);
    }

    /** A small program is compiled together with the witness, by a kept compiler; of a large or old one the class files are used again. */
    private boolean isJava(Task task, String version, String witness) {
        JsonObject program = task.object(version);
        Dialect dialect = task.dialect().atLeast(LEVEL_OF_VAR);
        // What an old program says may mean nothing at the level of its callers.
        boolean isOfOneLevel = dialect.level() == task.level();
        if (program.has("files") && !Versions.isLarge(program) && isOfOneLevel) {
            Map<String, String> files = Task.files(program.getAsJsonObject("files"));
            files.put(WITNESS_FILE, witness);
            return compilers.compiler("javac-errors", dialect).compile(files).ok();
        }
        return new FreshJavac(dialect, versions.compiled(task, version, "javac").classes())
                .compile(Map.of(WITNESS_FILE, witness))
                .ok();
    }

    /** Only places that were come to, each once, and the events as their numbers. */
    private static JsonObject write(List<Verification.Traced> traces) {
        var json = new JsonObject();
        json.add("before", write(traces.get(0)));
        json.add("after", write(traces.get(1)));
        return json;
    }

    private static JsonObject write(Verification.Traced traced) {
        var numbers = new LinkedHashMap<Tracer.Place, Integer>();
        var events = new JsonArray();
        for (Trace.Event event : traced.events().all()) {
            boolean isRead = event.place() == Trace.READ_OUTSIDE;
            Tracer.Place place = isRead
                    ? new Tracer.Place("read", "", event.note(), "outside")
                    : event.place() == Trace.THROWN_OUT
                            ? new Tracer.Place("leave", "", "", "outside")
                            : traced.places().get(event.place());
            int number = numbers.computeIfAbsent(place, unknown -> numbers.size());
            var pair = new JsonArray();
            pair.add(number);
            if (event.note() != null && !isRead) pair.add(event.note());
            events.add(pair);
        }
        var places = new JsonArray();
        for (Tracer.Place place : numbers.keySet()) {
            var texts = new JsonArray();
            for (String text : List.of(place.kind(), place.in(), place.what(), place.way())) texts.add(text);
            places.add(texts);
        }
        var json = new JsonObject();
        json.add("places", places);
        json.add("events", events);
        if (traced.events().cut()) json.addProperty("cut", true);
        return json;
    }
}
