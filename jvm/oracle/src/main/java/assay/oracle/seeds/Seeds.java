package assay.oracle.seeds;

import assay.oracle.compile.Attributed;
import assay.oracle.compile.Dialect;
import com.google.gson.JsonObject;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a search for differences can start from: how a project's own tests call the program. Nothing is run; the sources are
 * read with javac's eyes, and whatever can't be said as a sequence of calls is left out.
 */
public final class Seeds {

    /** Sequences in an answer, at most. */
    private static final int MOST = 20_000;

    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

    /** {@code files}: test sources. */
    public record Request(Map<String, String> files, Map<String, byte[]> classes, Dialect dialect) {}

    /** What one source holds: sequences as on the wire, without those of the sources before it, and constants. */
    public record Found(String path, List<JsonObject> sequences, List<String> texts, List<Number> numbers) {}

    private final Request request;
    private final List<Found> found = new ArrayList<>();
    private final Set<String> fragments = new HashSet<>();
    private final Set<JCTree> translated = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<JCCompilationUnit> units = new ArrayList<>();

    private Seeds(Request request) {
        this.request = request;
    }

    /** In the order of the sources, but that those of a second version of a test class come last. */
    public static List<Found> find(Request request) {
        return List.copyOf(read(request).found);
    }

    static Seeds read(Request request) {
        var seeds = new Seeds(request);
        for (Map<String, String> files : rounds(request.files)) seeds.read(files);
        return seeds;
    }

    /** Two versions of one test class can't be compiled together. */
    private static List<Map<String, String>> rounds(Map<String, String> files) {
        var rounds = new ArrayList<Map<String, String>>();
        var seen = new HashMap<String, Integer>();
        files.forEach((path, text) -> {
            Matcher found = PACKAGE.matcher(text);
            String name = (found.find() ? found.group(1) : "") + '/' + path.substring(path.lastIndexOf('/') + 1);
            int round = seen.merge(name, 1, Integer::sum) - 1;
            while (rounds.size() <= round) rounds.add(new LinkedHashMap<>());
            rounds.get(round).put(path, text);
        });
        return rounds;
    }

    private void read(Map<String, String> files) {
        Attributed attributed = Attributed.of(files, request.dialect, request.classes);
        units.addAll(attributed.units());
        var declarations = new Declarations(attributed.units());
        var names = new TypeNames(Types.instance(attributed.context()), request.classes.keySet());
        Symtab symbols = Symtab.instance(attributed.context());
        for (JCCompilationUnit unit : attributed.units()) {
            var harvest = new Harvest();
            var sequences = new ArrayList<JsonObject>();
            for (JCClassDecl type : Declarations.classes(unit)) {
                for (JCTree member : type.getMembers())
                    if (!(member instanceof JCClassDecl)) harvest.scan(member, null);
                for (JCMethodDecl test : TestMethods.tests(type)) {
                    for (Function<Translator, List<Value>> arguments : TestArguments.of(test, type)) {
                        var translator = new Translator(names, symbols, declarations, translated);
                        run(translator, type, test, arguments);
                        for (Trace.Fragment fragment : translator.trace.fragments())
                            if (fragments.size() < MOST && fragments.add(fragment.text()))
                                sequences.add(fragment.json());
                    }
                }
            }
            found.add(new Found(unit.getSourceFile().getName(), sequences, harvest.texts(), harvest.numbers()));
        }
    }

    private static void run(
            Translator translator, JCClassDecl type, JCMethodDecl test, Function<Translator, List<Value>> arguments) {
        try {
            for (JCClassDecl up : translator.declarations.lineage(type))
                for (JCMethodDecl preparation : TestMethods.preparations(up)) translator.run(preparation, List.of());
            translator.trace.endFixture();
            translator.run(test, arguments.apply(translator));
        } catch (RuntimeException | AssertionError | StackOverflowError failure) {
            // javac completes some symbols only when they are looked at, and may fail; what was read until then stands.
        }
    }

    /** The calls on the program that became part of a sequence. */
    Set<JCTree> translated() {
        return translated;
    }

    List<JCCompilationUnit> units() {
        return units;
    }
}
