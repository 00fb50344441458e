package assay.oracle.compile;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** javac through its public interface, a new one for every program: slow, and what the kept one is measured against. */
public final class FreshJavac implements SourceCompiler {

    /** javac's own limit, 100, would hide how many there are, and in which files. */
    static final String MOST_ERRORS = "10000";

    private final List<String> options;
    private final MemoryFiles files;

    public FreshJavac(int level) {
        this(new Dialect(level));
    }

    /** What the class path holds is listed once, for all programs. */
    public FreshJavac(Dialect dialect) {
        this(dialect, Map.of());
    }

    /** With class files that were compiled before, too, by binary name. */
    public FreshJavac(Dialect dialect, Map<String, byte[]> compiled) {
        this(dialect, compiled, List.of("-g:none"));
    }

    /** One whose class files tell the lines that they come from. */
    public static FreshJavac withLines(Dialect dialect) {
        return withLines(dialect, Map.of());
    }

    /** The same, for sources that use class files that were compiled before, by binary name. */
    public static FreshJavac withLines(Dialect dialect, Map<String, byte[]> compiled) {
        return new FreshJavac(dialect, compiled, List.of("-g:lines"));
    }

    /** One that goes on after errors in syntax and finds those in types, too. */
    public static FreshJavac forAllErrors(Dialect dialect) {
        return new FreshJavac(dialect, Map.of(), List.of("-g:none", "--should-stop=ifError=FLOW"));
    }

    private FreshJavac(Dialect dialect, Map<String, byte[]> compiled, List<String> more) {
        files = new MemoryFiles(dialect.classPath(), compiled);
        options = new ArrayList<>(List.of(
                "-proc:none",
                "-implicit:none",
                "-nowarn",
                "-Xlint:none",
                "-XDstringConcat=inline",
                "-Xmaxerrs",
                MOST_ERRORS));
        options.addAll(more);
        options.addAll(dialect.javacOptions());
    }

    @Override
    public Compiled compile(Map<String, String> program) {
        var errors = new ArrayList<Diagnostic>();
        DiagnosticListener<JavaFileObject> listener = diagnostic -> {
            if (diagnostic.getKind() == javax.tools.Diagnostic.Kind.ERROR) errors.add(read(diagnostic));
        };
        files.start();
        try {
            boolean ok = ToolProvider.getSystemJavaCompiler()
                    .getTask(new StringWriter(), files, listener, options, null, MemoryFiles.sources(program))
                    .call();
            if (!ok && errors.isEmpty())
                return Compiled.crash("javac", new IllegalStateException("failed without a message"));
        } catch (RuntimeException | StackOverflowError failure) {
            return Compiled.crash("javac", failure);
        }
        return new Compiled(errors.isEmpty() ? files.classes() : new java.util.TreeMap<>(), errors, false);
    }

    static Diagnostic read(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        String message = diagnostic.getMessage(Locale.ENGLISH);
        Diagnostic plain = diagnostic.getSource() instanceof MemoryFiles.Source source
                ? Diagnostic.at(diagnostic.getCode(), message, source.path, source.text, (int) diagnostic.getPosition())
                : new Diagnostic(diagnostic.getCode(), message, "", 0, 0);
        return plain.with(Kinds.of(diagnostic));
    }
}
