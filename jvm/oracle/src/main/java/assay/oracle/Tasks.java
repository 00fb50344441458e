package assay.oracle;

import assay.oracle.compile.ClassFiles;
import assay.oracle.compile.Compiled;
import assay.oracle.compile.Diagnostic;
import assay.oracle.compile.Dialect;
import assay.oracle.compile.Ecj;
import assay.oracle.compile.FreshJavac;
import assay.oracle.compile.Javac;
import assay.oracle.compile.Recompilation;
import assay.oracle.compile.SourceCompiler;
import assay.oracle.guard.Branches;
import assay.oracle.guard.Guard;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Tracer;
import assay.oracle.program.Libraries;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.search.Comparison;
import assay.oracle.search.Scope;
import assay.oracle.seeds.Seeds;
import assay.oracle.sequence.Access;
import assay.oracle.witness.Hang;
import assay.oracle.witness.SeedSequences;
import assay.oracle.witness.Verification;
import assay.oracle.witness.WitnessText;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The things that a worker can be asked for: <b>compile</b> programs, say what the compilers say and give their class
 * files; <b>run</b> class files of two versions and compare what they show; <b>verify</b> a witness that another process
 * found, on class files of javac's where there are sources, so that a difference between two compilers is never taken for one
 * between two versions; <b>probe</b> whether what hung in one version hangs in the other; <b>seeds</b>: how test sources call a program;
 * <b>libraries</b>: what types that are not the program's own declare.
 */
final class Tasks {

    /** Witnesses are told with {@code var}. */
    private static final int LEVEL_OF_VAR = 10;

    private static final String WITNESS_FILE = "AssayWitness_.java";

    /** From so many files on a program is compiled once for all that is asked about it. */
    private static final int MANY_FILES = 40;

    private record Known(String compiler, Dialect dialect, Map<String, String> files) {}

    private final Map<String, SourceCompiler> compilers = new HashMap<>();

    /** The large programs that were compiled last: both versions, by both compilers. */
    private final Map<Known, Compiled> known = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Known, Compiled> eldest) {
            return size() > 4;
        }
    };

    private final Consumer<JsonObject> lastWords;

    /** {@code lastWords}: takes the answer to the task in hand if it hangs, on another thread, and ends the process. */
    Tasks(Consumer<JsonObject> lastWords) {
        this.lastWords = lastWords;
    }

    JsonObject answer(JsonObject task) {
        String kind = task.get("kind").getAsString();
        return switch (kind) {
            case "compile" -> compile(task);
            case "run" -> run(task);
            case "verify" -> verify(task);
            case "probe" -> probe(task);
            case "seeds" -> seeds(task);
            case "libraries" -> libraries(task);
            default -> throw new IllegalArgumentException("unknown kind of task: " + kind);
        };
    }

    private JsonObject compile(JsonObject task) {
        var byCompiler = new JsonArray();
        for (JsonElement name : task.getAsJsonArray("compilers")) {
            var results = new JsonArray();
            Recompilation upon = task.has("upon") ? recompilation(task.getAsJsonObject("upon")) : null;
            for (JsonElement program : task.getAsJsonArray("programs")) {
                Compiled compiled = compile(name.getAsString(), dialect(task), files(program.getAsJsonObject()), upon);
                JsonObject result = write(compiled);
                if (task.has("classes") && compiled.ok() && !name.getAsString().startsWith("javac-errors")) result.add("classes", classes(compiled, task.get("classes").getAsString()));
                if (name.getAsString().endsWith("-lines") && compiled.ok()) result.addProperty("code", codeOf(compiled, dialect(task)));
                results.add(result);
            }
            byCompiler.add(results);
        }
        var answer = new JsonObject();
        answer.add("compiled", byCompiler);
        return answer;
    }

    private Compiled compile(String name, Dialect dialect, Map<String, String> files, Recompilation upon) {
        Compiled known = upon == null ? null : upon.compile(files, switch (name) {
            case "javac-lines" -> classes -> FreshJavac.withLines(dialect, classes);
            case "ecj-lines" -> classes -> Ecj.withLines(dialect, classes);
            default -> throw new IllegalArgumentException("it does not compile upon class files: " + name);
        });
        return known == null ? compiler(name, dialect).compile(files) : known;
    }

    private static Recompilation recompilation(JsonObject upon) {
        return new Recompilation(files(upon.getAsJsonObject("files")), classes(upon.getAsJsonObject("classes")).classes());
    }

    private JsonObject run(JsonObject task) {
        Settings settings = settings(task);
        Guard.allowIo(settings.allowIo());
        Map<String, Integer> marks = marks(task);
        var programs = new Programs(code(task, "before", "ecj"), code(task, "after", "ecj"), marks, excluded(task), access(task));
        SeedSequences seeds = task.has("seeds") ? SeedSequences.read(task.getAsJsonObject("seeds")) : SeedSequences.NONE;
        var comparison = new Comparison(programs, settings, scope(task, marks), seeds);
        var hangs = new Hangs(programs, settings, Hangs.Patience.COMPARES, () -> write(comparison.partial()), lastWords);
        return hangs.watch(() -> write(comparison.run()));
    }

    /** Whether the version after comes back from calls that did not come back in the version before. */
    private JsonObject probe(JsonObject task) {
        Settings settings = settings(task);
        Guard.allowIo(settings.allowIo());
        var programs = new Programs(code(task, "before", "ecj"), code(task, "after", "ecj"), Map.of(), excluded(task), access(task));
        var hangs = new Hangs(programs, settings, Hangs.Patience.PROBES, JsonObject::new, lastWords);
        var answer = new JsonObject();
        answer.addProperty("returned", hangs.watch(() -> Hang.comesBack(programs, settings, WitnessText.read(task.getAsJsonObject("calls")))));
        return answer;
    }

    /** Elements that are not to be called. */
    private static Set<String> excluded(JsonObject json) {
        return json.has("exclude") ? strings(json.getAsJsonArray("exclude")) : Set.of();
    }

    /** Where calls come from: a package, if one is named. */
    private static Access access(JsonObject task) {
        return task.has("inside") ? new Access(task.get("inside").getAsString()) : Access.OUTSIDE;
    }

    /** The declarations whose execution is to be noted, by the number under which. */
    private static Map<String, Integer> marks(JsonObject task) {
        var marks = new HashMap<String, Integer>();
        for (JsonElement key : task.getAsJsonArray("marks")) marks.put(key.getAsString(), marks.size());
        return marks;
    }

    private static Scope scope(JsonObject task, Map<String, Integer> marks) {
        var changed = new HashSet<Integer>();
        if (task.has("changed")) task.getAsJsonArray("changed").forEach(key -> changed.add(marks.get(key.getAsString())));
        if (!task.has("scope")) return Scope.all(changed);
        JsonObject scope = task.getAsJsonObject("scope");
        JsonArray elements = scope.getAsJsonArray("tested");
        JsonArray distances = scope.has("distances") ? scope.getAsJsonArray("distances") : null;
        var tested = new HashMap<String, Integer>();
        for (int i = 0; i < elements.size(); i++) tested.put(elements.get(i).getAsString(), distances == null ? 0 : distances.get(i).getAsInt());
        return new Scope(false, tested, strings(scope.getAsJsonArray("helpers")), changed);
    }

    private static Set<String> strings(JsonArray array) {
        var strings = new HashSet<String>();
        array.forEach(element -> strings.add(element.getAsString()));
        return strings;
    }

    /** A version as class files: by value, or the jar or folder where they lie. */
    private static Compiled program(JsonObject program) {
        return program.has("classes") ? classes(program.getAsJsonObject("classes")) : ClassFiles.read(path(program));
    }

    private static Compiled classes(JsonObject files) {
        var classes = new TreeMap<String, byte[]>();
        for (Map.Entry<String, JsonElement> entry : files.entrySet()) classes.put(entry.getKey(), Base64.getDecoder().decode(entry.getValue().getAsString()));
        return new Compiled(classes, List.of(), false);
    }

    private static Path path(JsonObject program) {
        return Path.of(program.get("path").getAsString());
    }

    private JsonObject verify(JsonObject task) {
        var answer = new JsonObject();
        JsonObject witness = task.getAsJsonObject("witness");
        if (!isJava(task, witness.getAsJsonObject("difference"))) {
            answer.addProperty("finding", "not-java");
            return answer;
        }
        Programs programs = programs(task, "javac");
        Verification.Result result = verify(programs, task, witness);
        answer.addProperty("finding", name(result.finding()));
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
            expected.addProperty("kind", name(result.expected().kind()));
            expected.addProperty("java", result.expected().java());
            answer.add("expected", expected);
        }
        // To be traced takes longer: where that takes too long, it holds all the same.
        if (task.has("trace")) answer.add("traces", write(hangs(programs, task, answer).watch(() -> Verification.trace(programs, settings(task), WitnessText.read(witness)))));
        return answer;
    }

    /** What shows other values than it did in the process that found it does not repeat itself. */
    private static boolean isAsFound(JsonObject shown, JsonObject found) {
        return shown.get("before").equals(found.get("before")) && shown.get("after").equals(found.get("after"));
    }

    /** Null if one of them does not compile. */
    private Programs programs(JsonObject task, String compilerName) {
        Programs.Code before = code(task, "before", compilerName);
        Programs.Code after = code(task, "after", compilerName);
        return before.compiled().ok() && after.compiled().ok() ? new Programs(before, after, Map.of(), excluded(task.getAsJsonObject("witness")), access(task)) : null;
    }

    private Verification.Result verify(Programs programs, JsonObject task, JsonObject witness) {
        if (programs == null) return Verification.Result.SAME;
        Settings settings = settings(task);
        Guard.allowIo(settings.allowIo());
        var unknown = new JsonObject();
        unknown.addProperty("finding", "hung");
        return hangs(programs, task, unknown).watch(() -> Verification.verify(programs, settings, WitnessText.read(witness)));
    }

    /** {@code known}: what is said of a witness that hangs. */
    private Hangs hangs(Programs programs, JsonObject task, JsonObject known) {
        return new Hangs(programs, settings(task), Hangs.Patience.COMPARES, () -> known, lastWords);
    }

    private static JsonObject seeds(JsonObject task) {
        Map<String, byte[]> classes = program(task.getAsJsonObject("program")).classes();
        // Tests may be written at a newer level than the program, and nothing of them is run.
        Dialect newest = dialect(task).atLeast(Runtime.version().feature());
        var sources = new JsonArray();
        for (Seeds.Found found : Seeds.find(new Seeds.Request(files(task.getAsJsonObject("files")), classes, newest))) {
            var source = new JsonObject();
            source.addProperty("path", found.path());
            var sequences = new JsonArray();
            found.sequences().forEach(sequences::add);
            source.add("seeds", sequences);
            var texts = new JsonArray();
            found.texts().forEach(texts::add);
            source.add("texts", texts);
            var numbers = new JsonArray();
            found.numbers().forEach(numbers::add);
            source.add("numbers", numbers);
            sources.add(source);
        }
        var answer = new JsonObject();
        answer.add("sources", sources);
        return answer;
    }

    /** Class files without code, of these types and of all above them; what is not found is left out. */
    private static JsonObject libraries(JsonObject task) {
        Libraries libraries = Libraries.of(classPath(task));
        var classes = new JsonObject();
        var open = new ArrayDeque<>(strings(task.getAsJsonArray("types")));
        while (!open.isEmpty()) {
            String name = open.pop();
            byte[] bytes = classes.has(name) ? null : classFile(name, libraries);
            if (bytes == null) continue;
            var reader = new ClassReader(bytes);
            var writer = new ClassWriter(0);
            reader.accept(writer, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            classes.addProperty(name, Base64.getEncoder().encodeToString(writer.toByteArray()));
            if (reader.getSuperName() != null) open.push(reader.getSuperName());
            open.addAll(List.of(reader.getInterfaces()));
        }
        var answer = new JsonObject();
        answer.add("classes", classes);
        return answer;
    }

    /** Of a library, or of the JDK; null if neither has it. */
    private static byte[] classFile(String name, Libraries libraries) {
        byte[] found = libraries.find(name);
        if (found != null) return found;
        try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
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
            Tracer.Place place = isRead ? new Tracer.Place("read", "", event.note(), "outside")
                    : event.place() == Trace.THROWN_OUT ? new Tracer.Place("leave", "", "", "outside") : traced.places().get(event.place());
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

    /** Where a version's own files lie, its resources are found, too. */
    private Programs.Code code(JsonObject task, String name, String compilerName) {
        JsonObject program = task.getAsJsonObject(name);
        List<Path> own = program.has("path") ? List.of(path(program)) : List.of();
        return new Programs.Code(version(task, name, compilerName), Libraries.of(own, classPath(task)));
    }

    private Compiled version(JsonObject task, String name, String compilerName) {
        JsonObject program = task.getAsJsonObject(name);
        if (compilerName.equals("ecj") && program.has("classesToRun")) return classes(program.getAsJsonObject("classesToRun"));
        if (!program.has("files")) return program(program);
        Dialect dialect = dialect(task);
        SourceCompiler compiler = compiler(compilerName, dialect);
        Map<String, String> files = files(program.getAsJsonObject("files"));
        return isLarge(program) ? known.computeIfAbsent(new Known(compilerName, dialect, files), key -> compiler.compile(files)) : compiler.compile(files);
    }

    /** Reflection can do what no caller can, with generic types above all: what javac would not let a caller write is no witness. */
    private boolean isJava(JsonObject task, JsonObject story) {
        var body = new StringBuilder();
        for (JsonElement statement : story.getAsJsonArray("statements")) body.append(statement.getAsString()).append('\n');
        String expression = story.get("expression").getAsString();
        body.append(expression.endsWith(")") ? expression : "Object read = " + expression).append(";\n");
        String inside = access(task).inside();
        String witness = (inside == null || inside.isEmpty() ? "" : "package " + inside + ";\n") + "class AssayWitness_ { static void show() throws Throwable {\n" + body + "} }";
        return isJava(task, "before", witness) && isJava(task, "after", witness);
    }

    /** A small program is compiled together with the witness, by a kept compiler; of a large or old one the class files are used again. */
    private boolean isJava(JsonObject task, String version, String witness) {
        JsonObject program = task.getAsJsonObject(version);
        Dialect dialect = dialect(task).atLeast(LEVEL_OF_VAR);
        // What an old program says may mean nothing at the level of its callers.
        boolean isOfOneLevel = dialect.level() == level(task);
        if (program.has("files") && !isLarge(program) && isOfOneLevel) {
            Map<String, String> files = files(program.getAsJsonObject("files"));
            files.put(WITNESS_FILE, witness);
            return compiler("javac-errors", dialect).compile(files).ok();
        }
        return new FreshJavac(dialect, version(task, version, "javac").classes()).compile(Map.of(WITNESS_FILE, witness)).ok();
    }

    private static boolean isLarge(JsonObject program) {
        return program.getAsJsonObject("files").size() > MANY_FILES;
    }

    /** Fresh compilers are made for every task; the others are kept from task to task. */
    private SourceCompiler compiler(String name, Dialect dialect) {
        String key = name + ' ' + dialect;
        return switch (name) {
            case "fresh-ecj" -> files -> new Ecj(dialect).compile(files);
            case "fresh-javac" -> new FreshJavac(dialect);
            case "javac-all-errors" -> FreshJavac.forAllErrors(dialect);
            case "javac-lines" -> compilers.computeIfAbsent(key, unknown -> FreshJavac.withLines(dialect));
            case "ecj-lines" -> compilers.computeIfAbsent(key, unknown -> Ecj.withLines(dialect));
            case "ecj" -> compilers.computeIfAbsent(key, unknown -> new Ecj(dialect));
            case "javac" -> compilers.computeIfAbsent(key, unknown -> dialect.isPlain() ? Javac.forClasses(dialect.level()) : new FreshJavac(dialect));
            case "javac-errors" -> files -> (mayBeTooLarge(files) || !dialect.isPlain() ? compiler("javac", dialect) : errorFinder(dialect.level())).compile(files);
            default -> throw new IllegalArgumentException("unknown compiler: " + name);
        };
    }

    private SourceCompiler errorFinder(int level) {
        return compilers.computeIfAbsent("javac-errors " + level, key -> Javac.forErrors(level));
    }

    /** Whether a limit of the class file could be met, by 256 dimensions at the shortest: javac finds that only while it writes. */
    private static boolean mayBeTooLarge(Map<String, String> files) {
        return files.values().stream().anyMatch(text -> text.length() > 512);
    }

    /** The source level asked for, else that of the JDK, as far as both compilers know it. */
    private static int level(JsonObject task) {
        return task.has("level") ? task.get("level").getAsInt() : Math.min(Runtime.version().feature(), Ecj.latestLevel());
    }

    private static Dialect dialect(JsonObject task) {
        var flags = new ArrayList<String>();
        if (task.has("compilerOptions")) task.getAsJsonArray("compilerOptions").forEach(flag -> flags.add(flag.getAsString()));
        return new Dialect(level(task), classPath(task), flags);
    }

    private static List<Path> classPath(JsonObject task) {
        if (!task.has("classpath")) return List.of();
        var paths = new ArrayList<Path>();
        task.getAsJsonArray("classpath").forEach(path -> paths.add(Path.of(path.getAsString())));
        return paths;
    }

    private static Map<String, String> files(JsonObject program) {
        var files = new LinkedHashMap<String, String>();
        for (Map.Entry<String, JsonElement> entry : program.entrySet()) files.put(entry.getKey(), entry.getValue().getAsString());
        return files;
    }

    private static Settings settings(JsonObject task) {
        JsonObject json = task.getAsJsonObject("settings");
        int sequences = json.get("sequences").getAsInt();
        boolean isShared = json.has("parts");
        return new Settings(sequences, json.get("seed").getAsLong(), json.get("budgetMs").getAsLong(),
                json.get("strict").getAsBoolean(), json.get("witnesses").getAsInt(), json.get("allowIo").getAsBoolean(),
                isShared ? json.get("part").getAsInt() : 0, isShared ? json.get("parts").getAsInt() : 1, isShared ? json.get("allSequences").getAsInt() : sequences, json.has("settles") && json.get("settles").getAsBoolean());
    }

    private static JsonObject write(Compiled compiled) {
        var json = new JsonObject();
        json.addProperty("ok", compiled.ok());
        if (compiled.crashed()) json.addProperty("crashed", true);
        if (compiled.ok()) return json;
        var errors = new JsonArray();
        for (Diagnostic diagnostic : compiled.errors()) {
            var error = new JsonObject();
            error.addProperty("code", diagnostic.code());
            error.addProperty("message", diagnostic.message());
            error.addProperty("file", diagnostic.file());
            error.addProperty("line", diagnostic.line());
            error.addProperty("column", diagnostic.column());
            if (!diagnostic.kinds().isEmpty()) {
                var kinds = new JsonArray();
                diagnostic.kinds().forEach(kinds::add);
                error.add("kinds", kinds);
            }
            errors.add(error);
        }
        json.add("diagnostics", errors);
        return json;
    }

    /** A hash of all that is executed: of the class files without lines, and without the names of parameters unless these are for the program to see. */
    private static String codeOf(Compiled compiled, Dialect dialect) {
        var code = new java.io.ByteArrayOutputStream();
        new TreeMap<>(compiled.classes()).forEach((name, bytes) -> {
            var writer = new ClassWriter(0);
            if (dialect.keepsParameters()) new ClassReader(bytes).accept(withoutLines(writer), 0);
            else new ClassReader(bytes).accept(writer, ClassReader.SKIP_DEBUG);
            code.writeBytes(name.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            code.writeBytes(writer.toByteArray());
        });
        return hash(code.toByteArray());
    }

    private static ClassVisitor withoutLines(ClassWriter writer) {
        return new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
                    @Override
                    public void visitLineNumber(int line, Label start) {
                        // Where it stands in the source is nothing that is executed.
                    }
                };
            }
        };
    }

    /** By name the class files themselves, or hashes of them. */
    private static JsonObject classes(Compiled compiled, String form) {
        var classes = new JsonObject();
        compiled.classes().forEach((name, bytes) -> classes.addProperty(name, form.equals("hashes") ? hash(bytes) : Base64.getEncoder().encodeToString(bytes)));
        return classes;
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
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

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
