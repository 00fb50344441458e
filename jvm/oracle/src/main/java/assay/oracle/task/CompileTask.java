package assay.oracle.task;

import assay.oracle.compile.Compiled;
import assay.oracle.compile.Diagnostic;
import assay.oracle.compile.Dialect;
import assay.oracle.compile.Recompilation;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Compiles programs, says what the compilers say and gives their class files. */
final class CompileTask {

    private final Compilers compilers;

    CompileTask(Compilers compilers) {
        this.compilers = compilers;
    }

    JsonObject answer(Task task) {
        Dialect dialect = task.dialect();
        var byCompiler = new JsonArray();
        for (JsonElement compiler : task.array("compilers")) {
            String name = compiler.getAsString();
            var results = new JsonArray();
            Recompilation upon = task.has("upon") ? recompilation(task.object("upon")) : null;
            for (JsonElement program : task.array("programs")) {
                Compiled compiled = compilers.compile(name, dialect, Task.files(program.getAsJsonObject()), upon);
                JsonObject result = write(compiled);
                if (task.has("classes") && compiled.ok() && !name.startsWith("javac-errors"))
                    result.add(
                            "classes",
                            classes(compiled, task.json().get("classes").getAsString()));
                if (name.endsWith("-lines") && compiled.ok()) result.addProperty("code", codeOf(compiled, dialect));
                results.add(result);
            }
            byCompiler.add(results);
        }
        var answer = new JsonObject();
        answer.add("compiled", byCompiler);
        return answer;
    }

    private static Recompilation recompilation(JsonObject upon) {
        return new Recompilation(
                Task.files(upon.getAsJsonObject("files")),
                Versions.classes(upon.getAsJsonObject("classes")).classes());
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

    /** By name the class files themselves, or hashes of them. */
    private static JsonObject classes(Compiled compiled, String form) {
        var classes = new JsonObject();
        compiled.classes()
                .forEach((name, bytes) -> classes.addProperty(
                        name,
                        form.equals("hashes")
                                ? hash(bytes)
                                : Base64.getEncoder().encodeToString(bytes)));
        return classes;
    }

    /** A hash of all that is executed: of the class files without lines, and without the names of parameters unless these are for the program to see. */
    private static String codeOf(Compiled compiled, Dialect dialect) {
        var code = new ByteArrayOutputStream();
        new TreeMap<>(compiled.classes()).forEach((name, bytes) -> {
            var writer = new ClassWriter(0);
            if (dialect.keepsParameters()) new ClassReader(bytes).accept(withoutLines(writer), 0);
            else new ClassReader(bytes).accept(writer, ClassReader.SKIP_DEBUG);
            code.writeBytes(name.getBytes(StandardCharsets.UTF_8));
            code.writeBytes(writer.toByteArray());
        });
        return hash(code.toByteArray());
    }

    private static ClassVisitor withoutLines(ClassWriter writer) {
        return new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return new MethodVisitor(
                        Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
                    @Override
                    public void visitLineNumber(int line, Label start) {
                        // Where it stands in the source is nothing that is executed.
                    }
                };
            }
        };
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
