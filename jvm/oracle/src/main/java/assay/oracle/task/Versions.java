package assay.oracle.task;

import assay.oracle.compile.ClassFiles;
import assay.oracle.compile.Compiled;
import assay.oracle.compile.Dialect;
import assay.oracle.compile.SourceCompiler;
import assay.oracle.program.Libraries;
import assay.oracle.run.Programs;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The versions of a program that a task names, as class files: by value, where they lie, or compiled from their sources. */
final class Versions {

    /** From so many files on a program is compiled once for all that is asked about it. */
    private static final int MANY_FILES = 40;

    private record Known(String compiler, Dialect dialect, Map<String, String> files) {}

    private final Compilers compilers;

    /** The large programs that were compiled last: both versions, by both compilers. */
    private final Map<Known, Compiled> known = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Known, Compiled> eldest) {
            return size() > 4;
        }
    };

    Versions(Compilers compilers) {
        this.compilers = compilers;
    }

    /** Where a version's own files lie, its resources are found, too. */
    Programs.Code code(Task task, String name, String compilerName) {
        JsonObject program = task.object(name);
        List<Path> own = program.has("path") ? List.of(path(program)) : List.of();
        return new Programs.Code(compiled(task, name, compilerName), Libraries.of(own, task.classPath()));
    }

    Compiled compiled(Task task, String name, String compilerName) {
        JsonObject program = task.object(name);
        if (compilerName.equals("ecj") && program.has("classesToRun"))
            return classes(program.getAsJsonObject("classesToRun"));
        if (!program.has("files")) return classFiles(program);
        Dialect dialect = task.dialect();
        SourceCompiler compiler = compilers.compiler(compilerName, dialect);
        Map<String, String> files = Task.files(program.getAsJsonObject("files"));
        return isLarge(program)
                ? known.computeIfAbsent(new Known(compilerName, dialect, files), key -> compiler.compile(files))
                : compiler.compile(files);
    }

    /** Whether a program of sources is one that is kept. */
    static boolean isLarge(JsonObject program) {
        return program.getAsJsonObject("files").size() > MANY_FILES;
    }

    /** A version as class files: by value, or the jar or folder where they lie. */
    static Compiled classFiles(JsonObject program) {
        return program.has("classes") ? classes(program.getAsJsonObject("classes")) : ClassFiles.read(path(program));
    }

    static Compiled classes(JsonObject files) {
        var classes = new TreeMap<String, byte[]>();
        for (Map.Entry<String, JsonElement> entry : files.entrySet())
            classes.put(
                    entry.getKey(), Base64.getDecoder().decode(entry.getValue().getAsString()));
        return new Compiled(classes, List.of(), false);
    }

    private static Path path(JsonObject program) {
        return Path.of(program.get("path").getAsString());
    }
}
