package assay.worker.engine;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A program that is open: {@code OpenProgram} in src/engines/wire.ts, and where its files lie in a project. */
public record Program(Map<String, String> files, Placement placement, boolean plain, List<String> classPath) {

    public static Program of(Map<String, String> files, boolean plain, List<String> classPath) {
        var sorted = new TreeMap<>(files);
        return new Program(sorted, Placement.of(sorted), plain, classPath);
    }

    public static Program read(JsonObject program) {
        return of(
                Json.texts(program.getAsJsonObject("files")),
                program.has("mode") && program.get("mode").getAsString().equals("plain"),
                Json.strings(program.getAsJsonArray("classpath")));
    }

    /** As its users have it: in real files. */
    public Program inPlainMode() {
        return new Program(files, placement, true, classPath);
    }
}
