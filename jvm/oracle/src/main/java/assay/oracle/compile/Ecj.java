package assay.oracle.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ICompilerRequestor;
import org.eclipse.jdt.internal.compiler.IProblemFactory;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;

/**
 * Eclipse's compiler, kept alive from one program to the next. Most of a compiler's time on a small program goes
 * into learning the JDK's classes; here they are read once, and between two programs only what came from the
 * program is forgotten ({@link EcjMemory}).
 */
public final class Ecj implements SourceCompiler {

    /** A compiler's tables keep a little of every program; after this many it is replaced. */
    private static final int PROGRAMS_PER_COMPILER = 10_000;

    private static final IProblemFactory PROBLEMS = new DefaultProblemFactory(Locale.ENGLISH);

    private final CompilerOptions options;
    private final KnownTypes knownTypes;
    private final Collector collector = new Collector();
    private Compiler kept;
    private int programsLeft;

    public Ecj(int level) {
        this(new Dialect(level));
    }

    /** With a class path, which is read once, every program gets a compiler of its own: what a library's types know of a program can't be told apart. */
    public Ecj(Dialect dialect) {
        this(dialect, CompilerOptions.DO_NOT_GENERATE, Map.of());
    }

    /** One whose class files tell the lines that they come from. */
    public static Ecj withLines(Dialect dialect) {
        return withLines(dialect, Map.of());
    }

    /** The same, for sources that use class files that were compiled before, by binary name. */
    public static Ecj withLines(Dialect dialect, Map<String, byte[]> compiled) {
        return new Ecj(dialect, CompilerOptions.GENERATE, compiled);
    }

    private Ecj(Dialect dialect, String lines, Map<String, byte[]> compiled) {
        this.options = options(dialect, lines);
        this.knownTypes = new KnownTypes(
                dialect.classPath().isEmpty() ? ClassPath.EMPTY : new ClassPath(dialect.classPath()), compiled);
    }

    /** The highest source level that this compiler knows. */
    public static int latestLevel() {
        return Integer.parseInt(CompilerOptions.getLatestVersion());
    }

    @Override
    public Compiled compile(Map<String, String> files) {
        var units = new ArrayList<Unit>();
        boolean special = knownTypes.enter(files, units);
        if (special || knownTypes.hasMore()) return compile(units, newCompiler());
        if (kept == null || programsLeft-- == 0) {
            kept = newCompiler();
            programsLeft = PROGRAMS_PER_COMPILER;
        } else {
            EcjMemory.forgetProgram(kept);
        }
        Compiled compiled = compile(units, kept);
        if (compiled.crashed()) kept = null;
        return compiled;
    }

    private Compiled compile(List<Unit> units, Compiler compiler) {
        collector.start();
        try {
            compiler.compile(units.toArray(ICompilationUnit[]::new));
        } catch (RuntimeException | StackOverflowError | AssertionError failure) {
            return Compiled.crash("ECJ", failure);
        }
        return new Compiled(collector.classes, collector.errors, false);
    }

    private Compiler newCompiler() {
        var compiler =
                new Compiler(
                        knownTypes,
                        DefaultErrorHandlingPolicies.proceedWithAllProblems(),
                        options,
                        collector,
                        PROBLEMS) {
                    @Override
                    public void reset() {
                        // The usual reset forgets the JDK's classes too; EcjMemory does it more gently before the next
                        // program.
                        parser.scanner.source = null;
                        unitsToProcess = null;
                        totalUnits = 0;
                        problemReporter.reset();
                    }
                };
        compiler.useSingleThread = true;
        return compiler;
    }

    /** What the JDK's modules export is no matter: it sees all of their classes, and what a program may use of them is for javac to say. */
    private static CompilerOptions options(Dialect dialect, String lines) {
        String version =
                CompilerOptions.versionFromJdkLevel(CompilerOptions.versionToJdkLevel(String.valueOf(dialect.level())));
        var settings = new HashMap<String, String>();
        settings.put(CompilerOptions.OPTION_Source, version);
        settings.put(CompilerOptions.OPTION_Compliance, version);
        settings.put(CompilerOptions.OPTION_TargetPlatform, version);
        settings.put(CompilerOptions.OPTION_LocalVariableAttribute, CompilerOptions.DO_NOT_GENERATE);
        settings.put(CompilerOptions.OPTION_LineNumberAttribute, lines);
        if (dialect.keepsParameters())
            settings.put(CompilerOptions.OPTION_MethodParametersAttribute, CompilerOptions.GENERATE);
        // It knows previews of its latest level only; what uses those of another one is left to javac.
        if (dialect.hasPreview() && dialect.level() == latestLevel()) {
            settings.put(CompilerOptions.OPTION_EnablePreviews, CompilerOptions.ENABLED);
            settings.put(CompilerOptions.OPTION_ReportPreviewFeatures, CompilerOptions.IGNORE);
        }
        settings.put(CompilerOptions.OPTION_SourceFileAttribute, CompilerOptions.DO_NOT_GENERATE);
        // Strings are joined by plain calls: linking a dynamic call site costs more than all the rest of a small run.
        settings.put(CompilerOptions.OPTION_UseStringConcatFactory, CompilerOptions.DISABLED);
        var options = new CompilerOptions(settings) {
            void noWarnings() {
                warningThreshold.clearAll();
            }
        };
        options.noWarnings();
        options.performMethodsFullRecovery = false;
        options.performStatementsRecovery = false;
        options.processAnnotations = false;
        options.parseLiteralExpressionsAsConstants = true;
        return options;
    }

    /** A source file as the compiler wants it. The package is left open, so that a file may lie in any folder, as for javac. */
    private record Unit(SourceFile file, char[] getContents, char[] getFileName, char[] getMainTypeName)
            implements ICompilationUnit {

        Unit(SourceFile file) {
            this(
                    file,
                    file.text().toCharArray(),
                    file.path().toCharArray(),
                    file.mainTypeName().toCharArray());
        }

        @Override
        public char[] getContents() {
            return getContents;
        }

        @Override
        public char[] getFileName() {
            return getFileName;
        }

        @Override
        public char[] getMainTypeName() {
            return getMainTypeName;
        }

        @Override
        public char[][] getPackageName() {
            return null;
        }

        @Override
        public ModuleBinding module(LookupEnvironment environment) {
            return environment.UnNamedModule;
        }

        @Override
        public boolean ignoreOptionalProblems() {
            return true;
        }
    }

    /** Takes what the compiler delivers, a unit at a time. */
    private static final class Collector implements ICompilerRequestor {
        private SortedMap<String, byte[]> classes;
        private List<Diagnostic> errors;

        void start() {
            classes = new TreeMap<>();
            errors = new ArrayList<>();
        }

        @Override
        public void acceptResult(CompilationResult result) {
            if (result.hasErrors()) {
                String text = new String(result.compilationUnit.getContents());
                for (CategorizedProblem problem : result.getErrors()) {
                    errors.add(Diagnostic.at(
                            "ecj." + problem.getID(),
                            problem.getMessage(),
                            new String(result.getFileName()),
                            text,
                            problem.getSourceStart()));
                }
                return;
            }
            for (ClassFile file : result.getClassFiles()) {
                classes.put(CharOperation.toString(file.getCompoundName()), file.getBytes());
            }
        }
    }

    /** Where the compiler looks for types that are not among its units: in what was compiled, in the JDK, then on the class path. Each class file is read once. */
    private static final class KnownTypes implements INameEnvironment {
        private final ClassPath classPath;
        private final Map<String, byte[]> compiled;
        private final Set<String> compiledPackages = new HashSet<>();
        private final Map<String, NameEnvironmentAnswer> known = new HashMap<>();
        private final Set<String> programPackages = new HashSet<>();

        KnownTypes(ClassPath classPath, Map<String, byte[]> compiled) {
            this.classPath = classPath;
            this.compiled = compiled;
            for (String name : compiled.keySet())
                enterPackage(name.substring(0, Math.max(0, name.lastIndexOf('.'))), compiledPackages);
        }

        /** Whether it knows types beside the JDK's. */
        boolean hasMore() {
            return !classPath.isEmpty() || !compiled.isEmpty();
        }

        private static void enterPackage(String name, Set<String> packages) {
            while (!name.isEmpty() && packages.add(name)) name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        }

        /** Takes note of a program's packages; true if the program needs a compiler of its own. */
        boolean enter(Map<String, String> files, List<Unit> units) {
            programPackages.clear();
            boolean special = false;
            for (Map.Entry<String, String> entry : files.entrySet()) {
                var file = new SourceFile(entry.getKey(), entry.getValue());
                units.add(new Unit(file));
                special |= file.isSpecial();
                enterPackage(file.packageName(), programPackages);
            }
            return special;
        }

        @Override
        public NameEnvironmentAnswer findType(char[][] name) {
            return find(CharOperation.toString(name).replace('.', '/'));
        }

        @Override
        public NameEnvironmentAnswer findType(char[] type, char[][] pack) {
            String name = new String(type);
            return find(pack.length == 0 ? name : CharOperation.toString(pack).replace('.', '/') + '/' + name);
        }

        private NameEnvironmentAnswer find(String name) {
            NameEnvironmentAnswer answer = known.get(name);
            if (answer != null || known.containsKey(name)) return answer;
            int slash = name.lastIndexOf('/');
            String packageName = slash < 0 ? "" : name.substring(0, slash).replace('/', '.');
            if (!Platform.hasPackage(packageName) && !hasMore()) return null;
            byte[] bytes = compiled.get(name.replace('/', '.'));
            if (bytes == null)
                bytes = Platform.ownsPackage(packageName) ? Platform.classFile(name) : classPath.classFile(name);
            try {
                if (bytes != null)
                    answer = new NameEnvironmentAnswer(
                            new ClassFileReader(bytes, (name + ".class").toCharArray(), true), null);
            } catch (ClassFormatException e) {
                throw new IllegalStateException("can't read the class file of " + name, e);
            }
            known.put(name, answer);
            return answer;
        }

        @Override
        public boolean isPackage(char[][] parent, char[] name) {
            String full = parent == null || parent.length == 0
                    ? new String(name)
                    : CharOperation.toString(parent) + '.' + new String(name);
            return programPackages.contains(full)
                    || compiledPackages.contains(full)
                    || Platform.hasPackage(full)
                    || classPath.hasPackage(full);
        }

        @Override
        public void cleanup() {}
    }
}
