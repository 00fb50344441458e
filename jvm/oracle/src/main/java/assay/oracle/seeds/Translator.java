package assay.oracle.seeds;

import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCatch;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the statements of one test as a straight line: what is known of variables is kept, calls go into a {@link Trace}.
 * Where it is not known which way the test goes, both branches are taken one after the other, and a loop once.
 */
final class Translator {

    /** Rounds of a loop, at most. */
    private static final int ROUNDS = 3;

    /** Methods of tests inside each other. */
    private static final int DEPTH = 4;

    /** Expressions and statements that are looked at: a bound for loops inside loops. */
    private static final int WORK = 20_000;

    final Types types;
    final Symtab symbols;
    final TypeNames names;
    final Declarations declarations;
    final Trace trace = new Trace();
    final Map<Symbol, Value> variables = new HashMap<>();

    /** The calls on the program that were translated, for those who count. */
    final Set<JCTree> translated;

    private final Expressions expressions;
    private final Set<Symbol> active = new HashSet<>();
    private int work;
    private Value returned;

    Translator(TypeNames names, Symtab symbols, Declarations declarations, Set<JCTree> translated) {
        this.types = names.types();
        this.symbols = symbols;
        this.names = names;
        this.declarations = declarations;
        this.translated = translated;
        this.expressions = new Expressions(this);
    }

    /** The body of a method, with the parameters that are known. */
    void run(JCMethodDecl method, List<Value> arguments) {
        if (method.getBody() == null || method.sym == null || !active.add(method.sym)) return;
        for (int i = 0; i < method.getParameters().size(); i++) {
            assign(method.getParameters().get(i).sym, i < arguments.size() ? arguments.get(i) : null);
        }
        statement(method.getBody());
        active.remove(method.sym);
    }

    /** A method of the tests that a test calls; what it returned last. */
    Value inline(MethodSymbol symbol, List<Value> arguments) {
        JCMethodDecl method = declarations.method(symbol);
        if (method == null || active.size() >= DEPTH || active.contains(symbol)) return null;
        Value around = returned;
        returned = null;
        run(method, arguments);
        Value result = returned;
        returned = around;
        return result;
    }

    /** Null if nothing is known of it. */
    Value value(JCTree expression) {
        return isExhausted() ? null : expressions.value(expression);
    }

    /** A static field of another class. */
    Value constant(VarSymbol field) {
        return expressions.variable(field, field.owner);
    }

    /** The body of a lambda, as if it stood there. */
    void body(JCTree body) {
        if (body instanceof JCStatement statement) statement(statement);
        else value(body);
    }

    boolean isExhausted() {
        return ++work > WORK;
    }

    void assign(Symbol variable, Value value) {
        if (variable == null) return;
        Value known = value;
        if (value instanceof Value.Constant constant
                && constant.value() != null
                && variable.type != null
                && !variable.type.isErroneous()) {
            Type unboxed = variable.type.isPrimitive() ? variable.type : types.unboxedType(variable.type);
            if (unboxed.isPrimitive()) known = new Value.Constant(Folding.as(unboxed, constant.value()));
        }
        variables.put(variable, known);
    }

    /** What a field of a test class holds: what was assigned, or what it starts with. */
    Value field(Symbol field) {
        if (variables.containsKey(field)) return variables.get(field);
        variables.put(field, null);
        JCVariableDecl declaration = declarations.field(field);
        if (declaration != null && declaration.getInitializer() != null)
            assign(field, value(declaration.getInitializer()));
        return variables.get(field);
    }

    /** Whether the control leaves what the statement stands in. */
    private boolean statement(JCTree tree) {
        if (tree == null || isExhausted()) return false;
        if (tree instanceof JCTree.JCBlock block) return statements(block.getStatements());
        if (tree instanceof JCTree.JCExpressionStatement statement) {
            value(statement.getExpression());
        } else if (tree instanceof JCVariableDecl variable) {
            assign(variable.sym, variable.getInitializer() == null ? null : value(variable.getInitializer()));
        } else if (tree instanceof JCTree.JCReturn end) {
            if (end.getExpression() != null) returned = value(end.getExpression());
            return true;
        } else if (tree instanceof JCTree.JCThrow end) {
            value(end.getExpression());
            return true;
        } else if (tree instanceof JCTree.JCIf choice) {
            return choice(choice);
        } else if (tree instanceof JCTree.JCTry attempt) {
            return attempt(attempt);
        } else if (tree instanceof JCEnhancedForLoop loop) {
            each(loop);
        } else if (tree instanceof JCTree.JCForLoop loop) {
            statements(loop.getInitializer());
            rounds(loop.getCondition(), loop.getStatement(), loop.getUpdate());
        } else if (tree instanceof JCTree.JCWhileLoop loop) {
            rounds(loop.getCondition(), loop.getStatement(), List.of());
        } else if (tree instanceof JCTree.JCDoWhileLoop loop) {
            statement(loop.getStatement());
        } else if (tree instanceof JCTree.JCSynchronized guarded) {
            return statement(guarded.getBlock());
        } else if (tree instanceof JCTree.JCLabeledStatement labeled) {
            return statement(labeled.getStatement());
        } else if (tree instanceof JCTree.JCAssert assertion) {
            value(assertion.getCondition());
        } else {
            return tree.getKind() == Kind.BREAK || tree.getKind() == Kind.CONTINUE || tree.getKind() == Kind.YIELD;
        }
        return false;
    }

    private boolean statements(List<? extends JCTree> statements) {
        for (JCTree statement : statements) if (statement(statement)) return true;
        return false;
    }

    private boolean choice(JCTree.JCIf choice) {
        Boolean holds = truth(choice.getCondition());
        if (holds != null) return statement(holds ? choice.getThenStatement() : choice.getElseStatement());
        statement(choice.getThenStatement());
        statement(choice.getElseStatement());
        return false;
    }

    private Boolean truth(JCExpression condition) {
        return value(condition) instanceof Value.Constant constant && constant.value() instanceof Boolean holds
                ? holds
                : null;
    }

    /** Handlers are left out: what they look at is an exception. */
    private boolean attempt(JCTree.JCTry attempt) {
        for (JCTree resource : attempt.getResources()) {
            if (resource instanceof JCVariableDecl) statement(resource);
            else value(resource);
        }
        boolean leaves = statement(attempt.getBlock());
        for (JCCatch handler : attempt.getCatches()) assign(handler.getParameter().sym, null);
        statement(attempt.getFinallyBlock());
        return leaves;
    }

    private void rounds(JCExpression condition, JCStatement body, List<? extends JCStatement> update) {
        for (int round = 0; round < ROUNDS; round++) {
            Boolean holds = condition == null ? null : truth(condition);
            if (holds != null && !holds) return;
            statement(body);
            statements(update);
            if (holds == null) return;
        }
    }

    private void each(JCEnhancedForLoop loop) {
        List<Value> elements = elements(loop);
        for (Value element : elements.subList(0, Math.min(ROUNDS, elements.size()))) {
            assign(loop.getVariable().sym, element);
            statement(loop.getStatement());
        }
    }

    /** Those that are known; else one of which nothing is. */
    private List<Value> elements(JCEnhancedForLoop loop) {
        Value collection = value(loop.getExpression());
        if (collection instanceof Value.Group group && group.call < 0 && !group.type.startsWith("java.util.Map"))
            return group.elements;
        var unknown = new ArrayList<Value>();
        unknown.add(
                collection instanceof Value.Result result
                        ? expressions.first(result, loop.getExpression().type, loop.getVariable().sym.type)
                        : null);
        return unknown;
    }
}
