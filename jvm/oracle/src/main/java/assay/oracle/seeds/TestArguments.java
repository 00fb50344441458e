package assay.oracle.seeds;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The arguments of JUnit's parameterized tests, from where their annotations say that they come from. */
final class TestArguments {

    /** How often a test is read, at most. */
    private static final int MOST = 40;

    private static final Set<String> COLLECTING = Set.of("of", "asList", "stream", "arguments");

    /** What the parameters of a test are, once for each time that it is read. */
    static List<Function<Translator, List<Value>>> of(JCMethodDecl test, JCClassDecl type) {
        for (JCAnnotation annotation : test.getModifiers().getAnnotations()) {
            List<Function<Translator, List<Value>>> found = rows(annotation, test, type);
            if (!found.isEmpty()) return found.subList(0, Math.min(MOST, found.size()));
        }
        return List.of(translator -> List.of());
    }

    private static List<Function<Translator, List<Value>>> rows(
            JCAnnotation annotation, JCMethodDecl test, JCClassDecl type) {
        var rows = new ArrayList<Function<Translator, List<Value>>>();
        switch (TestMethods.name(annotation)) {
            case "ValueSource" -> constants(annotation).forEach(value -> rows.add(translator -> List.of(value)));
            case "CsvSource" -> constants(annotation).forEach(row -> rows.add(translator -> columns(row, test)));
            case "EnumSource" ->
                enumConstants(test).forEach(constant -> rows.add(translator -> list(translator.constant(constant))));
            case "MethodSource" -> rows.addAll(rows(source(annotation, test, type)));
            default -> {}
        }
        return rows;
    }

    /** The constants that an annotation has as its value, or in an array. */
    private static List<Value> constants(JCAnnotation annotation) {
        var values = new ArrayList<Value>();
        for (JCExpression argument : annotation.getArguments()) {
            JCExpression value = argument instanceof JCTree.JCAssign assignment ? assignment.getExpression() : argument;
            List<JCExpression> elements =
                    value instanceof JCTree.JCNewArray array ? array.getInitializers() : List.of(value);
            for (JCExpression element : elements) {
                Object constant = constant(element);
                if (constant != null) values.add(new Value.Constant(constant));
            }
        }
        return values;
    }

    private static Object constant(JCExpression expression) {
        if (expression.type != null && expression.type.constValue() != null)
            return Folding.as(expression.type, expression.type.constValue());
        if (expression instanceof JCTree.JCLiteral literal) return literal.getValue();
        if (!(expression instanceof JCTree.JCUnary unary)) return null;
        Value.Constant folded = Folding.unary(unary.getKind(), constant(unary.getExpression()));
        return folded == null ? null : folded.value();
    }

    /** A row without quotes: each column as its parameter's type has it. */
    private static List<Value> columns(Value row, JCMethodDecl test) {
        var values = new ArrayList<Value>();
        String[] columns = String.valueOf(((Value.Constant) row).value()).split(",", -1);
        for (int i = 0; i < test.getParameters().size() && i < columns.length; i++) {
            values.add(column(
                    columns[i].trim(),
                    String.valueOf(test.getParameters().get(i).getType())));
        }
        return values;
    }

    private static Value column(String text, String type) {
        try {
            return switch (type) {
                case "int", "Integer" -> new Value.Constant(Integer.decode(text));
                case "long", "Long" -> new Value.Constant(Long.decode(text));
                case "double", "Double" -> new Value.Constant(Double.valueOf(text));
                case "boolean", "Boolean" -> new Value.Constant(Boolean.valueOf(text));
                case "String", "CharSequence" ->
                    new Value.Constant(
                            text.length() > 1 && text.startsWith("'") && text.endsWith("'")
                                    ? text.substring(1, text.length() - 1)
                                    : text);
                default -> null;
            };
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static List<VarSymbol> enumConstants(JCMethodDecl test) {
        var constants = new ArrayList<VarSymbol>();
        if (test.getParameters().isEmpty() || test.getParameters().head.sym == null) return constants;
        for (Symbol member : test.getParameters().head.sym.type.tsym.getEnclosedElements()) {
            if (member instanceof VarSymbol constant && (member.flags() & Flags.ENUM) != 0) constants.add(constant);
        }
        return constants;
    }

    /** The method that an annotation names, or that has the name of the test. */
    private static JCMethodDecl source(JCAnnotation annotation, JCMethodDecl test, JCClassDecl type) {
        List<Value> names = constants(annotation);
        String name =
                names.isEmpty() ? test.getName().toString() : String.valueOf(((Value.Constant) names.get(0)).value());
        for (JCTree member : type.getMembers()) {
            if (member instanceof JCMethodDecl method
                    && method != test
                    && method.getName().contentEquals(name)
                    && method.getBody() != null) return method;
        }
        return null;
    }

    /** What a source gives in its last statement; else what it puts together on the way, by {@code Arguments.of}, with its variables as they are at its end. */
    private static List<Function<Translator, List<Value>>> rows(JCMethodDecl source) {
        var rows = new ArrayList<Function<Translator, List<Value>>>();
        if (source == null) return rows;
        if (source.getBody().getStatements().last() instanceof JCTree.JCReturn end)
            elements(end.getExpression()).forEach(row -> rows.add(translator -> values(elements(row), translator)));
        var made = new ArrayList<JCTree.JCMethodInvocation>();
        new TreeScanner() {
            @Override
            public void visitApply(JCTree.JCMethodInvocation call) {
                super.visitApply(call);
                String called = String.valueOf(call.getMethodSelect());
                if (called.endsWith("Arguments.of") || called.endsWith("arguments")) made.add(call);
            }
        }.scan(source.getBody());
        if (made.size() <= rows.size()) return rows;
        rows.clear();
        for (JCTree.JCMethodInvocation row : made) {
            rows.add(translator -> {
                translator.run(source, List.of());
                return values(row.getArguments(), translator);
            });
        }
        return rows;
    }

    /** The elements of {@code Stream.of(…)}, {@code Arguments.of(…)} or an array; the expression itself if it is none of them. */
    private static List<JCExpression> elements(JCExpression expression) {
        if (expression == null) return List.of();
        if (expression instanceof JCTree.JCNewArray array && array.getInitializers() != null)
            return array.getInitializers();
        boolean collects = expression instanceof JCTree.JCMethodInvocation call
                && COLLECTING.contains(String.valueOf(TreeInfo.name(call.getMethodSelect())));
        if (!collects) return List.of(expression);
        List<JCExpression> arguments = ((JCTree.JCMethodInvocation) expression).getArguments();
        return arguments.size() == 1 && arguments.get(0) instanceof JCTree.JCNewArray
                ? elements(arguments.get(0))
                : arguments;
    }

    private static List<Value> values(List<JCExpression> expressions, Translator translator) {
        var values = new ArrayList<Value>();
        for (JCExpression expression : expressions) values.add(translator.value(expression));
        return values;
    }

    /** Of a value that may be unknown. */
    private static List<Value> list(Value value) {
        var list = new ArrayList<Value>();
        list.add(value);
        return list;
    }

    private TestArguments() {}
}
