package assay.oracle.task;

import assay.oracle.compile.Compiled;
import assay.oracle.compile.Dialect;
import assay.oracle.compile.Ecj;
import assay.oracle.compile.FreshJavac;
import assay.oracle.compile.Javac;
import assay.oracle.compile.Recompilation;
import assay.oracle.compile.SourceCompiler;
import java.util.HashMap;
import java.util.Map;

/** The compilers by name. Fresh ones are made for every task; the others are kept from task to task. */
final class Compilers {

    private final Map<String, SourceCompiler> kept = new HashMap<>();

    SourceCompiler compiler(String name, Dialect dialect) {
        String key = name + ' ' + dialect;
        return switch (name) {
            case "fresh-ecj" -> files -> new Ecj(dialect).compile(files);
            case "fresh-javac" -> new FreshJavac(dialect);
            case "javac-all-errors" -> FreshJavac.forAllErrors(dialect);
            case "javac-lines" -> kept.computeIfAbsent(key, unknown -> FreshJavac.withLines(dialect));
            case "ecj-lines" -> kept.computeIfAbsent(key, unknown -> Ecj.withLines(dialect));
            case "ecj" -> kept.computeIfAbsent(key, unknown -> new Ecj(dialect));
            case "javac" ->
                kept.computeIfAbsent(
                        key,
                        unknown -> dialect.isPlain() ? Javac.forClasses(dialect.level()) : new FreshJavac(dialect));
            case "javac-errors" ->
                files -> (mayBeTooLarge(files) || !dialect.isPlain()
                                ? compiler("javac", dialect)
                                : errorFinder(dialect.level()))
                        .compile(files);
            default -> throw new IllegalArgumentException("unknown compiler: " + name);
        };
    }

    /** {@code upon}: an earlier compilation that may be used again, or null. */
    Compiled compile(String name, Dialect dialect, Map<String, String> files, Recompilation upon) {
        Compiled known = upon == null
                ? null
                : upon.compile(
                        files,
                        switch (name) {
                            case "javac-lines" -> classes -> FreshJavac.withLines(dialect, classes);
                            case "ecj-lines" -> classes -> Ecj.withLines(dialect, classes);
                            default ->
                                throw new IllegalArgumentException("it does not compile upon class files: " + name);
                        });
        return known == null ? compiler(name, dialect).compile(files) : known;
    }

    private SourceCompiler errorFinder(int level) {
        return kept.computeIfAbsent("javac-errors " + level, key -> Javac.forErrors(level));
    }

    /** Whether a limit of the class file could be met, by 256 dimensions at the shortest: javac finds that only while it writes. */
    private static boolean mayBeTooLarge(Map<String, String> files) {
        return files.values().stream().anyMatch(text -> text.length() > 512);
    }
}
