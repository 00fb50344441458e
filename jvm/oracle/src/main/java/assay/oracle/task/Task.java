package assay.oracle.task;

import assay.oracle.compile.Dialect;
import assay.oracle.compile.Ecj;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Access;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A task as it came, and what tasks of several kinds have in it. */
record Task(JsonObject json) {

    String kind() {
        return json.get("kind").getAsString();
    }

    boolean has(String name) {
        return json.has(name);
    }

    JsonObject object(String name) {
        return json.getAsJsonObject(name);
    }

    JsonArray array(String name) {
        return json.getAsJsonArray(name);
    }

    Dialect dialect() {
        var flags = new ArrayList<String>();
        if (has("compilerOptions")) array("compilerOptions").forEach(flag -> flags.add(flag.getAsString()));
        return new Dialect(level(), classPath(), flags);
    }

    /** The source level asked for, else that of the JDK, as far as both compilers know it. */
    int level() {
        return has("level")
                ? json.get("level").getAsInt()
                : Math.min(Runtime.version().feature(), Ecj.latestLevel());
    }

    List<Path> classPath() {
        if (!has("classpath")) return List.of();
        var paths = new ArrayList<Path>();
        array("classpath").forEach(path -> paths.add(Path.of(path.getAsString())));
        return paths;
    }

    /** Where calls come from: a package, if one is named. */
    Access access() {
        return has("inside") ? new Access(json.get("inside").getAsString()) : Access.OUTSIDE;
    }

    /** The declarations whose execution is to be noted, by the number under which. */
    Map<String, Integer> marks() {
        var marks = new HashMap<String, Integer>();
        for (JsonElement key : array("marks")) marks.put(key.getAsString(), marks.size());
        return marks;
    }

    Settings settings() {
        JsonObject settings = object("settings");
        int sequences = settings.get("sequences").getAsInt();
        boolean isShared = settings.has("parts");
        return new Settings(
                sequences,
                settings.get("seed").getAsLong(),
                settings.get("budgetMs").getAsLong(),
                settings.get("strict").getAsBoolean(),
                settings.get("witnesses").getAsInt(),
                settings.get("allowIo").getAsBoolean(),
                isShared ? settings.get("part").getAsInt() : 0,
                isShared ? settings.get("parts").getAsInt() : 1,
                isShared ? settings.get("allSequences").getAsInt() : sequences,
                settings.has("settles") && settings.get("settles").getAsBoolean());
    }

    /** Elements that are not to be called. */
    static Set<String> excluded(JsonObject json) {
        return json.has("exclude") ? strings(json.getAsJsonArray("exclude")) : Set.of();
    }

    /** Texts by the paths of files. */
    static Map<String, String> files(JsonObject program) {
        var files = new LinkedHashMap<String, String>();
        for (Map.Entry<String, JsonElement> entry : program.entrySet())
            files.put(entry.getKey(), entry.getValue().getAsString());
        return files;
    }

    static Set<String> strings(JsonArray array) {
        var strings = new HashSet<String>();
        array.forEach(element -> strings.add(element.getAsString()));
        return strings;
    }

    /** The name of a constant on the wire. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
