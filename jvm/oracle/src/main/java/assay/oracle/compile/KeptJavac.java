package assay.oracle.compile;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Preview;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.CompileStates;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Options;
import java.util.ArrayList;
import java.util.Map;
import java.util.function.Consumer;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * One javac that compiles program after program. javac's state lives in a {@link Context}; as in the JDK's own task pool
 * the context is kept, and the JDK's classes with it, while everything that came from a program is taken out again:
 * its classes, the members of its packages, and the compiler's tables of one round. A test holds it equal to fresh ones.
 */
final class KeptJavac implements SourceCompiler {

    private final MemoryFiles files = new MemoryFiles();
    private final java.util.List<Diagnostic> errors = new ArrayList<>();
    private final Context context = new Context();
    private final Rounds compiler;
    private boolean used;

    /** How far it compiles: to class files, or only as far as errors are found. */
    enum Goal {
        CLASSES,
        ERRORS
    }

    KeptJavac(int level, Goal goal) {
        context.put(Log.logKey, (Context.Factory<Log>) c -> new ClearableLog(c, errors));
        context.put(JavaCompiler.compilerKey, (Context.Factory<JavaCompiler>) Rounds::new);
        context.put(JavaFileManager.class, files);
        Options options = Options.instance(context);
        options.put("-proc:", "none");
        options.put("-implicit", "none");
        options.put("-g:", "none");
        options.put("-nowarn", "-nowarn");
        options.put("-Xlint:none", "-Xlint:none");
        options.put("stringConcat", "inline");
        options.put(Option.XMAXERRS, FreshJavac.MOST_ERRORS);
        if (goal == Goal.ERRORS) options.put("should-stop.ifNoError", "FLOW");
        if (level != Runtime.version().feature()) {
            options.put(Option.SOURCE, String.valueOf(level));
            options.put(Option.TARGET, String.valueOf(level));
        }
        compiler = (Rounds) JavaCompiler.instance(context);
    }

    @Override
    public Compiled compile(Map<String, String> program) {
        if (used) forgetProgram();
        used = true;
        errors.clear();
        files.start();
        try {
            compiler.compile(List.from(MemoryFiles.sources(program)), List.nil(), null, List.nil());
        } catch (RuntimeException | StackOverflowError | AssertionError failure) {
            return Compiled.crash("javac", failure);
        }
        if (compiler.errorCount() > 0 && errors.isEmpty())
            return Compiled.crash("javac", new IllegalStateException("failed without a message"));
        return new Compiled(
                errors.isEmpty() ? files.classes() : new java.util.TreeMap<>(), java.util.List.copyOf(errors), false);
    }

    private void forgetProgram() {
        Symtab symbols = Symtab.instance(context);
        if (errors.isEmpty()) {
            // Every class is in the trees, but for those that javac added while it lowered them; these were written.
            compiler.forEachClass(symbol -> forget(symbol, symbols));
            for (String name : files.classes().keySet())
                symbols.removeClass(symbols.unnamedModule, compiler.name(name));
        } else {
            // After an error there may be more than the trees tell.
            var ours = new ArrayList<ClassSymbol>();
            for (ClassSymbol symbol : symbols.getAllClasses()) {
                if (symbol.packge().modle == symbols.unnamedModule) ours.add(symbol);
            }
            ours.forEach(symbol -> forget(symbol, symbols));
        }
        ((ClearableLog) Log.instance(context)).clear();
        Enter.instance(context).newRound();
        compiler.newRound();
        Types.instance(context).newRound();
        Check.instance(context).newRound();
        Check.instance(context).clear();
        Preview.instance(context).clear();
        Annotate.instance(context).newRound();
        CompileStates.instance(context).clear();
    }

    private static void forget(ClassSymbol symbol, Symtab symbols) {
        symbols.removeClass(symbols.unnamedModule, symbol.flatname);
        PackageSymbol home = symbol.packge();
        if (home.members_field != null) home.members_field.remove(symbol);
        for (Symbol owner = home;
                owner instanceof PackageSymbol
                        && owner != symbols.rootPackage
                        && owner != symbols.unnamedModule.unnamedPackage;
                owner = owner.owner) {
            owner.flags_field &= ~Flags.EXISTS;
        }
    }

    /** A compiler that may be used again, and that works out the JDK's module graph only once. */
    private static final class Rounds extends JavaCompiler {
        private final Modules modules;
        private boolean modulesKnown;
        private List<JCCompilationUnit> entered = List.nil();

        Rounds(Context context) {
            super(context);
            modules = Modules.instance(context);
        }

        @Override
        public List<JCCompilationUnit> initModules(List<JCCompilationUnit> roots) {
            if (!modulesKnown) {
                modulesKnown = true;
                return super.initModules(roots);
            }
            for (JCCompilationUnit root : roots) root.modle = modules.getDefaultModule();
            return roots;
        }

        @Override
        public List<JCCompilationUnit> enterTrees(List<JCCompilationUnit> roots) {
            entered = roots;
            return super.enterTrees(roots);
        }

        void forEachClass(Consumer<ClassSymbol> action) {
            var scanner = new TreeScanner() {
                @Override
                public void visitClassDef(JCClassDecl tree) {
                    if (tree.sym != null) action.accept(tree.sym);
                    super.visitClassDef(tree);
                }
            };
            for (JCCompilationUnit unit : entered) scanner.scan(unit);
            entered = List.nil();
        }

        Name name(String text) {
            return names.fromString(text);
        }

        @Override
        protected void checkReusable() {}

        @Override
        public void close() {}
    }

    /** A log that keeps errors only and can start anew. Newer JDKs have a public {@code clear} that this one replaces. */
    private static final class ClearableLog extends Log {
        ClearableLog(Context context, java.util.List<Diagnostic> errors) {
            super(context);
            diagListener = diagnostic -> {
                if (diagnostic.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                    errors.add(FreshJavac.read(plain(diagnostic)));
            };
        }

        private static javax.tools.Diagnostic<? extends JavaFileObject> plain(javax.tools.Diagnostic<?> diagnostic) {
            return (JCDiagnostic) diagnostic;
        }

        public void clear() {
            recorded.clear();
            recordedSourceLevelErrors.clear();
            sourceMap.clear();
            nerrors = 0;
            nwarnings = 0;
            nsuppressederrors = 0;
            nsuppressedwarns = 0;
        }
    }
}
