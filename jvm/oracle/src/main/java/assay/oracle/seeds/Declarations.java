package assay.oracle.seeds;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What test sources declare, by symbol: classes, and the methods and fields of which a fragment may need the code. */
final class Declarations {

    private final Map<Symbol, JCClassDecl> classes = new HashMap<>();
    private final Map<Symbol, JCMethodDecl> methods = new HashMap<>();
    private final Map<Symbol, JCVariableDecl> fields = new HashMap<>();

    Declarations(List<JCCompilationUnit> units) {
        for (JCCompilationUnit unit : units) for (JCClassDecl type : classes(unit)) add(type);
    }

    /** All classes of a file that have a name, in its order. */
    static List<JCClassDecl> classes(JCCompilationUnit unit) {
        var found = new ArrayList<JCClassDecl>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void nothing) {
                if (!type.getSimpleName().isEmpty()) found.add((JCClassDecl) type);
                return super.visitClass(type, nothing);
            }
        }.scan(unit, null);
        return found;
    }

    private void add(JCClassDecl type) {
        if (type.sym == null) return;
        classes.put(type.sym, type);
        for (JCTree member : type.getMembers()) {
            if (member instanceof JCMethodDecl method && method.sym != null) methods.put(method.sym, method);
            if (member instanceof JCVariableDecl field && field.sym != null) fields.put(field.sym, field);
        }
    }

    boolean has(Symbol type) {
        return classes.containsKey(type);
    }

    JCMethodDecl method(Symbol symbol) {
        return methods.get(symbol);
    }

    JCVariableDecl field(Symbol symbol) {
        return fields.get(symbol);
    }

    /** The class and those above it, as far as they are known; the topmost first. */
    List<JCClassDecl> lineage(JCClassDecl type) {
        var lineage = new ArrayList<JCClassDecl>();
        for (JCClassDecl up = type; up != null && !lineage.contains(up); up = above(up)) lineage.add(0, up);
        return lineage;
    }

    private JCClassDecl above(JCClassDecl type) {
        return type.getExtendsClause() == null || type.getExtendsClause().type == null
                ? null
                : classes.get(type.getExtendsClause().type.tsym);
    }
}
