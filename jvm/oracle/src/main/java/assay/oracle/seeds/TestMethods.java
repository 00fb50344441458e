package assay.oracle.seeds;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which methods of a class are tests and which prepare them, as JUnit 3, 4 and 5 and TestNG have it; known by name, as the libraries may be missing. */
final class TestMethods {

    private static final Set<String> TESTS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "Theory", "TestFactory", "TestTemplate", "Property");
    private static final Set<String> PREPARATIONS =
            Set.of("Before", "BeforeClass", "BeforeEach", "BeforeAll", "BeforeMethod");

    /** The tests of a class; where there are none, as in a class of helpers, all its methods. */
    static List<JCMethodDecl> tests(JCClassDecl type) {
        List<JCMethodDecl> all = methods(type);
        List<JCMethodDecl> tests = all.stream().filter(TestMethods::isTest).toList();
        return tests.isEmpty()
                ? all.stream().filter(method -> !isPreparation(method)).toList()
                : tests;
    }

    static List<JCMethodDecl> preparations(JCClassDecl type) {
        return methods(type).stream().filter(TestMethods::isPreparation).toList();
    }

    private static List<JCMethodDecl> methods(JCClassDecl type) {
        var methods = new ArrayList<JCMethodDecl>();
        for (JCTree member : type.getMembers()) {
            if (member instanceof JCMethodDecl method
                    && method.getBody() != null
                    && method.sym != null
                    && !method.sym.isConstructor()) methods.add(method);
        }
        return methods;
    }

    private static boolean isTest(JCMethodDecl method) {
        boolean isOld = method.getName().toString().startsWith("test")
                && method.getParameters().isEmpty()
                && (method.getModifiers().flags & Flags.PUBLIC) != 0;
        return isOld
                || method.getModifiers().getAnnotations().stream()
                        .anyMatch(annotation -> TESTS.contains(name(annotation)));
    }

    private static boolean isPreparation(JCMethodDecl method) {
        boolean isOld = method.getName().contentEquals("setUp")
                && method.getParameters().isEmpty();
        return isOld
                || method.getModifiers().getAnnotations().stream()
                        .anyMatch(annotation -> PREPARATIONS.contains(name(annotation)));
    }

    static String name(JCAnnotation annotation) {
        return String.valueOf(TreeInfo.name(annotation.getAnnotationType()));
    }

    private TestMethods() {}
}
