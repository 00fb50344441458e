package assay.oracle;

import assay.oracle.compile.Compiled;
import assay.oracle.compile.Diagnostic;
import assay.oracle.compile.Ecj;
import assay.oracle.compile.FreshJavac;
import assay.oracle.compile.Javac;
import assay.oracle.compile.SourceCompiler;
import assay.oracle.run.Comparison;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.run.Verification;
import assay.oracle.run.WitnessText;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The three things that a worker can be asked for: <b>compile</b> programs and say what the compiler says;
 * <b>judge</b> two versions by running them (compiled by ECJ, the fast one), with javac's opinion where that is asked for; <b>verify</b> a witness that another process
 * found, on class files of javac's, so that a difference between two compilers is never taken for one between two versions.
 */
final class Tasks {

    /** Witnesses are told with {@code var}. */
    private static final int LEVEL_OF_VAR = 10;

    private final Map<String, SourceCompiler> compilers = new HashMap<>();

    JsonObject answer(JsonObject task) {
        String kind = task.get("kind").getAsString();
        return switch (kind) {
            case "compile" -> compile(task);
            case "judge" -> judge(task);
            case "verify" -> verify(task);
            default -> throw new IllegalArgumentException("unknown kind of task: " + kind);
        };
    }

    private JsonObject compile(JsonObject task) {
        SourceCompiler compiler = compiler(task.get("compiler").getAsString(), level(task));
        boolean hashes = task.has("hashes") && task.get("hashes").getAsBoolean();
        var results = new JsonArray();
        for (JsonElement program : task.getAsJsonArray("programs")) {
            Compiled compiled = compiler.compile(files(program.getAsJsonObject()));
            JsonObject result = write(compiled);
            if (hashes) result.add("classes", hashes(compiled));
            results.add(result);
        }
        var answer = new JsonObject();
        answer.add("compiled", results);
        return answer;
    }

    private JsonObject judge(JsonObject task) {
        var answer = new JsonObject();
        Map<String, String> filesBefore = files(task.getAsJsonObject("before"));
        Map<String, String> filesAfter = files(task.getAsJsonObject("after"));
        if (task.has("opinion")) {
            SourceCompiler javac = compiler("javac-errors", level(task));
            answer.add("opinion", both(javac.compile(filesBefore), javac.compile(filesAfter)));
        }
        SourceCompiler ecj = compiler("ecj", level(task));
        Compiled before = ecj.compile(filesBefore);
        Compiled after = ecj.compile(filesAfter);
        answer.add("compiled", both(before, after));
        if (!before.ok() || !after.ok()) return answer;
        boolean same = before.sameClasses(after);
        Settings settings = settings(task);
        var programs = new Programs(before, after);
        var comparison = new Comparison(programs, same ? new Settings(0, settings.seed(), settings.budgetMs(), settings.strict(), 0) : settings);
        answer.addProperty("sameByteCode", same);
        answer.add("comparison", write(comparison.run()));
        return answer;
    }

    private static JsonArray both(Compiled before, Compiled after) {
        var both = new JsonArray();
        both.add(write(before));
        both.add(write(after));
        return both;
    }

    private JsonObject verify(JsonObject task) {
        var answer = new JsonObject();
        JsonObject witness = task.getAsJsonObject("witness");
        if (!isJava(task, witness.getAsJsonObject("difference"))) {
            answer.addProperty("finding", "not-java");
            return answer;
        }
        Verification.Result result = verify(task, "javac", witness);
        answer.addProperty("finding", name(result.finding()));
        if (result.finding() == Verification.Finding.SAME) {
            boolean ecjOnly = verify(task, "ecj", witness).finding() == Verification.Finding.HOLDS;
            answer.addProperty("finding", ecjOnly ? "compilers-disagree" : "same");
        }
        if (result.story() == null) return answer;
        if (!isAsFound(result.story(), witness.getAsJsonObject("difference"))) {
            answer.addProperty("finding", "unsteady");
            return answer;
        }
        answer.add("difference", result.story());
        if (result.salted()) answer.addProperty("salted", true);
        if (result.expected() == null) return answer;
        var expected = new JsonObject();
        expected.addProperty("kind", name(result.expected().kind()));
        expected.addProperty("java", result.expected().java());
        answer.add("expected", expected);
        return answer;
    }

    /** What shows other values than it did in the process that found it does not repeat itself. */
    private static boolean isAsFound(JsonObject shown, JsonObject found) {
        return shown.get("before").equals(found.get("before")) && shown.get("after").equals(found.get("after"));
    }

    private Verification.Result verify(JsonObject task, String compilerName, JsonObject witness) {
        SourceCompiler compiler = compiler(compilerName, level(task));
        Compiled before = compiler.compile(files(task.getAsJsonObject("before")));
        Compiled after = compiler.compile(files(task.getAsJsonObject("after")));
        if (!before.ok() || !after.ok()) return Verification.Result.SAME;
        return Verification.verify(new Programs(before, after), settings(task), WitnessText.read(witness));
    }

    /** Reflection can do what no caller can, with generic types above all: what javac would not let a caller write is no witness. */
    private boolean isJava(JsonObject task, JsonObject story) {
        var body = new StringBuilder();
        for (JsonElement statement : story.getAsJsonArray("statements")) body.append(statement.getAsString()).append('\n');
        String expression = story.get("expression").getAsString();
        body.append(expression.endsWith(")") ? expression : "Object read = " + expression).append(";\n");
        SourceCompiler javac = compiler("javac-errors", Math.max(LEVEL_OF_VAR, level(task)));
        for (String version : List.of("before", "after")) {
            Map<String, String> files = files(task.getAsJsonObject(version));
            files.put("AssayWitness_.java", "class AssayWitness_ { static void show() throws Throwable {\n" + body + "} }");
            if (!javac.compile(files).ok()) return false;
        }
        return true;
    }

    /** Fresh compilers are made for every task; the others are kept from task to task. */
    private SourceCompiler compiler(String name, int level) {
        return switch (name) {
            case "fresh-ecj" -> files -> new Ecj(level).compile(files);
            case "fresh-javac" -> new FreshJavac(level);
            case "ecj" -> compilers.computeIfAbsent("ecj " + level, key -> new Ecj(level));
            case "javac" -> compilers.computeIfAbsent("javac " + level, key -> Javac.forClasses(level));
            case "javac-errors" -> files -> (mayBeTooLarge(files) ? compiler("javac", level) : errorFinder(level)).compile(files);
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

    private static Map<String, String> files(JsonObject program) {
        var files = new LinkedHashMap<String, String>();
        for (Map.Entry<String, JsonElement> entry : program.entrySet()) files.put(entry.getKey(), entry.getValue().getAsString());
        return files;
    }

    private static Settings settings(JsonObject task) {
        JsonObject json = task.getAsJsonObject("settings");
        return new Settings(json.get("sequences").getAsInt(), json.get("seed").getAsLong(), json.get("budgetMs").getAsLong(),
                json.get("strict").getAsBoolean(), json.get("witnesses").getAsInt());
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
            errors.add(error);
        }
        json.add("diagnostics", errors);
        return json;
    }

    private static JsonObject hashes(Compiled compiled) {
        var hashes = new JsonObject();
        compiled.classes().forEach((name, bytes) -> {
            try {
                hashes.addProperty(name, HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        });
        return hashes;
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
        json.addProperty("covered", result.covered());
        var uncovered = new JsonArray();
        result.uncovered().forEach(uncovered::add);
        json.add("uncovered", uncovered);
        var onlyThrew = new JsonArray();
        result.onlyThrew().forEach(onlyThrew::add);
        json.add("onlyThrew", onlyThrew);
        json.addProperty("truncated", result.truncated());
        var witnesses = new JsonArray();
        result.witnesses().forEach(witness -> witnesses.add(WitnessText.write(witness, result.unsteady())));
        json.add("witnesses", witnesses);
        return json;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
