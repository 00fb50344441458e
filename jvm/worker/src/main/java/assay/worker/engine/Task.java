package assay.worker.engine;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * One attempt at a program that is open, as Assay asks for it: {@code Attempt} in src/model/refactoring.ts. Assay has looked at it, so it makes sense as
 * far as that shows without the engine.
 */
public record Task(
        Program program, String refactoring, Range target, Map<String, String> parameters, Set<String> disabled) {

    /** Offsets in a file's text, the end exclusive. */
    public record Range(String file, int start, int end) {
        public int length() {
            return end - start;
        }
    }

    /** {@code open}: the program by its name. */
    public static Task read(JsonObject task, Function<String, Program> open) {
        String about = task.get("about").getAsString();
        Program program = open.apply(about);
        if (program == null) throw new IllegalStateException("no program " + about + " is open");
        JsonObject target = task.getAsJsonObject("target");
        var range = new Range(
                target.get("file").getAsString(),
                target.get("start").getAsInt(),
                target.get("end").getAsInt());
        return new Task(
                program,
                task.get("refactoring").getAsString(),
                range,
                Json.texts(task.getAsJsonObject("parameters")),
                Set.copyOf(Json.strings(task.getAsJsonArray("disabled"))));
    }

    public Task at(Range other) {
        return new Task(program, refactoring, other, parameters, disabled);
    }
}
