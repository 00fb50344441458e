package assay.eclipse.host;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** One attempt, as it comes over the wire. */
record Task(
        Map<String, String> files,
        String refactoring,
        Range target,
        Map<String, String> parameters,
        Set<String> disabled,
        boolean plain,
        List<String> classPath) {

    /** Offsets in a file's text, the end exclusive. */
    record Range(String file, int start, int end) {
        int length() {
            return end - start;
        }
    }

    /** Eclipse takes a byte order mark off a file that it reads, and puts it back: such a program needs real files, and offsets without the mark. */
    private static final String MARK = "\uFEFF";

    static Task read(JsonObject task) {
        var files = new TreeMap<>(texts(task.getAsJsonObject("files")));
        JsonObject target = task.getAsJsonObject("target");
        String file = target.get("file").getAsString();
        int mark = files.getOrDefault(file, "").startsWith(MARK) ? MARK.length() : 0;
        var range = new Range(
                file,
                Math.max(0, target.get("start").getAsInt() - mark),
                Math.max(0, target.get("end").getAsInt() - mark));
        boolean plain = task.has("mode") && task.get("mode").getAsString().equals("plain")
                || files.values().stream().anyMatch(text -> text.startsWith(MARK));
        return new Task(
                files,
                task.get("refactoring").getAsString(),
                range,
                texts(task.getAsJsonObject("parameters")),
                Set.copyOf(strings(task.getAsJsonArray("disabled"))),
                plain,
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
