package assay.oracle.compile;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** javac through its public interface, a new one for every program: slow, and what the kept one is measured against. */
public final class FreshJavac implements SourceCompiler {

    private final List<String> options;
    private final MemoryFiles files;

    public FreshJavac(int level) {
        this(level, List.of());
    }

    /** With jars and folders of class files that the programs need; what they hold is listed once, for all programs. */
    public FreshJavac(int level, List<Path> classpath) {
        this(level, classpath, Map.of());
    }

    /** With class files that were compiled before, too, by binary name. */
    public FreshJavac(int level, List<Path> classpath, Map<String, byte[]> compiled) {
        files = new MemoryFiles(classpath, compiled);
        options = new ArrayList<>(List.of("-proc:none", "-implicit:none", "-g:none", "-nowarn", "-Xlint:none", "-XDstringConcat=inline"));
        if (level != Runtime.version().feature()) {
            options.addAll(List.of("-source", String.valueOf(level), "-target", String.valueOf(level)));
        }
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
                    .getTask(new StringWriter(), files, listener, options, null, MemoryFiles.sources(program)).call();
            if (!ok && errors.isEmpty()) return Compiled.crash("javac", new IllegalStateException("failed without a message"));
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
