package assay.oracle.seeds;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which methods of a class are tests and which prepare them, as JUnit 3, 4 and 5 and TestNG have it; known by name, as the libraries may be missing. */
final class TestMethods {

    private static final Set<String> TESTS = Set.of("Test", "ParameterizedTest", "RepeatedTest", "Theory", "TestFactory", "TestTemplate", "Property");
    private static final Set<String> PREPARATIONS = Set.of("Before", "BeforeClass", "BeforeEach", "BeforeAll", "BeforeMethod");

    /** The values of one parameter that are tried. */
    private static final int VALUES = 3;

    /** The tests of a class; where there are none, as in a class of helpers, all its methods. */
    static List<JCMethodDecl> tests(JCClassDecl type) {
        List<JCMethodDecl> all = methods(type);
        List<JCMethodDecl> tests = all.stream().filter(TestMethods::isTest).toList();
        return tests.isEmpty() ? all.stream().filter(method -> !isPreparation(method)).toList() : tests;
    }

    static List<JCMethodDecl> preparations(JCClassDecl type) {
        return methods(type).stream().filter(TestMethods::isPreparation).toList();
    }

    private static List<JCMethodDecl> methods(JCClassDecl type) {
        var methods = new ArrayList<JCMethodDecl>();
        for (JCTree member : type.getMembers()) {
            if (member instanceof JCMethodDecl method && method.getBody() != null && method.sym != null && !method.sym.isConstructor()) methods.add(method);
        }
        return methods;
    }

    private static boolean isTest(JCMethodDecl method) {
        boolean isOld = method.getName().toString().startsWith("test") && method.getParameters().isEmpty() && (method.getModifiers().flags & Flags.PUBLIC) != 0;
        return isOld || method.getModifiers().getAnnotations().stream().anyMatch(annotation -> TESTS.contains(name(annotation)));
    }

    private static boolean isPreparation(JCMethodDecl method) {
        boolean isOld = method.getName().contentEquals("setUp") && method.getParameters().isEmpty();
        return isOld || method.getModifiers().getAnnotations().stream().anyMatch(annotation -> PREPARATIONS.contains(name(annotation)));
    }

    /** What the parameters of a test are, once for each time that it is read. */
    static List<List<Value>> arguments(JCMethodDecl test) {
        for (JCAnnotation annotation : test.getModifiers().getAnnotations()) {
            List<List<Value>> found = switch (name(annotation)) {
                case "ValueSource" -> constants(annotation).stream().map(List::of).toList();
                case "CsvSource" -> constants(annotation).stream().map(row -> columns(row, test)).toList();
                default -> List.of();
            };
            if (!found.isEmpty()) return found.subList(0, Math.min(VALUES, found.size()));
        }
        return List.of(List.of());
    }

    /** The constants that an annotation has as its value, or in an array. */
    private static List<Value> constants(JCAnnotation annotation) {
        var values = new ArrayList<Value>();
        for (JCExpression argument : annotation.getArguments()) {
            JCExpression value = argument instanceof JCTree.JCAssign assignment ? assignment.getExpression() : argument;
            List<JCExpression> elements = value instanceof JCTree.JCNewArray array ? array.getInitializers() : List.of(value);
            for (JCExpression element : elements) {
                Object constant = constant(element);
                if (constant != null) values.add(new Value.Constant(constant));
            }
        }
        return values;
    }

    private static Object constant(JCExpression expression) {
        if (expression.type != null && expression.type.constValue() != null) return Folding.as(expression.type, expression.type.constValue());
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
            values.add(column(columns[i].trim(), String.valueOf(test.getParameters().get(i).getType())));
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
                case "String", "CharSequence" -> new Value.Constant(text.length() > 1 && text.startsWith("'") && text.endsWith("'") ? text.substring(1, text.length() - 1) : text);
                default -> null;
            };
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static String name(JCAnnotation annotation) {
        return String.valueOf(TreeInfo.name(annotation.getAnnotationType()));
    }

    private TestMethods() {}
}
