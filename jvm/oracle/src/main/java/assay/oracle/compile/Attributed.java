package assay.oracle.compile;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/**
 * Syntax trees of sources with the types and symbols that javac found, however much of them does not compile: what does not
 * resolve has no symbol, or an erroneous one, and everything around it is attributed all the same.
 */
public record Attributed(Context context, List<JCCompilationUnit> units) {

    /** {@code compiled}: class files that the sources use, by binary name. */
    public static Attributed of(Map<String, String> sources, int level, List<Path> classPath, Map<String, byte[]> compiled) {
        var options = new ArrayList<>(List.of("-proc:none", "-implicit:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "1", "--should-stop=ifError=ATTR"));
        if (level != Runtime.version().feature()) options.addAll(List.of("-source", String.valueOf(level), "-target", String.valueOf(level)));
        var files = new MemoryFiles(classPath, compiled);
        var task = (JavacTaskImpl) ToolProvider.getSystemJavaCompiler()
                .getTask(new StringWriter(), files, diagnostic -> {}, options, null, MemoryFiles.sources(sources));
        var units = new ArrayList<JCCompilationUnit>();
        try {
            for (CompilationUnitTree unit : task.parse()) units.add((JCCompilationUnit) unit);
            task.analyze();
        } catch (RuntimeException | AssertionError | StackOverflowError crash) {
            // javac gives up on some erroneous sources; what it attributed until then can be used.
        }
        return new Attributed(task.getContext(), units);
    }
}
