package assay.oracle.compile;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ToolProvider;

/**
 * Syntax trees of sources with the types and symbols that javac found, however much of them does not compile: what does not
 * resolve has no symbol, or an erroneous one, and everything around it is attributed all the same.
 */
public record Attributed(Context context, List<JCCompilationUnit> units) {

    /** {@code compiled}: class files that the sources use, by binary name. */
    public static Attributed of(Map<String, String> sources, Dialect dialect, Map<String, byte[]> compiled) {
        var options = new ArrayList<>(List.of(
                "-proc:none",
                "-implicit:none",
                "-nowarn",
                "-Xlint:none",
                "-Xmaxerrs",
                "1",
                "--should-stop=ifError=ATTR"));
        options.addAll(dialect.javacOptions());
        var files = new MemoryFiles(dialect.classPath(), compiled);
        var task = (JavacTaskImpl) ToolProvider.getSystemJavaCompiler()
                .getTask(new StringWriter(), files, diagnostic -> {}, options, null, MemoryFiles.sources(sources));
        var units = new ArrayList<JCCompilationUnit>();
        try {
            for (CompilationUnitTree unit : task.parse()) units.add((JCCompilationUnit) unit);
            dropUnresolvable(units, compiled.keySet(), files);
            task.analyze();
        } catch (RuntimeException | AssertionError | StackOverflowError crash) {
            // javac gives up on some erroneous sources; what it attributed until then can be used.
        }
        return new Attributed(task.getContext(), units);
    }

    /** Imports of libraries that are not there: javac would look for each of them in all modules of the JDK, and need twice the time. */
    private static void dropUnresolvable(List<JCCompilationUnit> units, Set<String> compiled, MemoryFiles files) {
        var packages = new HashSet<String>();
        for (JCCompilationUnit unit : units)
            if (unit.getPackageName() != null)
                packages.add(unit.getPackageName().toString());
        for (String name : compiled) if (name.indexOf('.') > 0) packages.add(name.substring(0, name.lastIndexOf('.')));
        for (JCCompilationUnit unit : units) {
            unit.defs = unit.defs.stream()
                    .filter(tree -> !(tree instanceof ImportTree found)
                            || isThere(found.getQualifiedIdentifier().toString(), packages, files))
                    .collect(com.sun.tools.javac.util.List.collector());
        }
    }

    /** Whether some part of the name is a package with classes in it. */
    private static boolean isThere(String imported, Set<String> packages, MemoryFiles files) {
        if (imported.startsWith("java.") || imported.startsWith("javax.")) return true;
        for (int dot = imported.indexOf('.'); dot > 0; dot = imported.indexOf('.', dot + 1)) {
            String name = imported.substring(0, dot);
            if (packages.contains(name) || files.hasLibraryClasses(name)) return true;
        }
        return false;
    }
}
