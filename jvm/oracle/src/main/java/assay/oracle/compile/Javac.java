package assay.oracle.compile;

import java.util.Map;

/**
 * javac: the kept one where that is known to be right, else a fresh one. Known to be right means: a JDK whose javac the
 * comparison test has seen, and a program that leaves the JDK's own packages alone.
 */
public final class Javac implements SourceCompiler {

    private static final int OLDEST_TESTED = 17;
    private static final int NEWEST_TESTED = 25;
    private static final int FIRST_WITH_MODULES = 9;

    /** A compiler's tables keep a little of every program; after this many it is replaced. */
    private static final int PROGRAMS_PER_COMPILER = 5_000;

    private final int level;
    private final KeptJavac.Goal goal;
    private final FreshJavac fresh;
    private KeptJavac kept;
    private int programsLeft;

    private Javac(int level, KeptJavac.Goal goal) {
        this.level = level;
        this.goal = goal;
        this.fresh = new FreshJavac(level);
    }

    public static Javac forClasses(int level) {
        return new Javac(level, KeptJavac.Goal.CLASSES);
    }

    /** For those who only want to know whether a program compiles: a third faster, and no class files. */
    public static Javac forErrors(int level) {
        return new Javac(level, KeptJavac.Goal.ERRORS);
    }

    @Override
    public Compiled compile(Map<String, String> files) {
        if (!canKeep(files)) return fresh.compile(files);
        if (kept == null || programsLeft-- == 0) {
            kept = new KeptJavac(level, goal);
            programsLeft = PROGRAMS_PER_COMPILER;
        }
        Compiled compiled = kept.compile(files);
        // A cycle in the hierarchy makes javac mark the JDK's own classes as erroneous, and a class file that can't be
        // written leaves its half in the writer: both for good.
        boolean spoilt = compiled.errors().stream()
                .anyMatch(
                        error -> error.code().contains("cyclic") || error.code().contains(".limit."));
        if (compiled.crashed() || spoilt) kept = null;
        return compiled.crashed() ? fresh.compile(files) : compiled;
    }

    private boolean canKeep(Map<String, String> files) {
        int jdk = Runtime.version().feature();
        // Before there were modules javac keeps a program's classes elsewhere, where nothing takes them out again.
        if (jdk < OLDEST_TESTED || jdk > NEWEST_TESTED || level < FIRST_WITH_MODULES) return false;
        for (Map.Entry<String, String> file : files.entrySet()) {
            if (new SourceFile(file.getKey(), file.getValue()).isSpecial()) return false;
        }
        return true;
    }
}
