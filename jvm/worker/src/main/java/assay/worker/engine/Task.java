package assay.worker.engine;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** One attempt, as Assay asks for it: {@code Task} in src/engines/wire.ts. Assay has looked at it, so it makes sense as far as that shows without the engine. */
public record Task(
        Map<String, String> files,
        String refactoring,
        Range target,
        Map<String, String> parameters,
        Set<String> disabled,
        boolean plain,
        List<String> classPath) {

    /** Offsets in a file's text, the end exclusive. */
    public record Range(String file, int start, int end) {
        public int length() {
            return end - start;
        }
    }

    public static Task read(JsonObject task) {
        var files = new TreeMap<>(texts(task.getAsJsonObject("files")));
        JsonObject target = task.getAsJsonObject("target");
        var range = new Range(
                target.get("file").getAsString(),
                target.get("start").getAsInt(),
                target.get("end").getAsInt());
        return new Task(
                files,
                task.get("refactoring").getAsString(),
                range,
                texts(task.getAsJsonObject("parameters")),
                Set.copyOf(strings(task.getAsJsonArray("disabled"))),
                task.has("mode") && task.get("mode").getAsString().equals("plain"),
                strings(task.getAsJsonArray("classpath")));
    }

    private static Map<String, String> texts(JsonObject object) {
        var texts = new LinkedHashMap<String, String>();
        if (object != null)
            for (Map.Entry<String, JsonElement> entry : object.entrySet())
                texts.put(entry.getKey(), entry.getValue().getAsString());
        return texts;
    }

    private static List<String> strings(JsonArray array) {
        var strings = new ArrayList<String>();
        if (array != null) array.forEach(element -> strings.add(element.getAsString()));
        return List.copyOf(strings);
    }
}
