package assay.oracle.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import assay.oracle.Sources;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a build tells javac beside level and class path is heard by both compilers. */
class DialectTest {

    private static final String INTERNAL =
            "package p; public class A { public boolean m(Object o) { return o instanceof sun.nio.ch.DirectBuffer; } }";
    private static final int PREVIEW = 0xFFFF;

    @Test
    void aPackageOfTheJdkIsThereOnlyIfItIsExported() {
        assertFalse(
                new FreshJavac(Sources.LEVEL).compile(Sources.files(INTERNAL)).ok());
        for (int level : List.of(Sources.LEVEL, 11)) {
            Dialect exporting = dialect(level, "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED");
            for (SourceCompiler compiler : compilers(exporting))
                assertEquals(
                        List.of(), compiler.compile(Sources.files(INTERNAL)).errors());
        }
    }

    @Test
    void namesOfParametersAreKeptIfTheyAreAskedFor() {
        Map<String, String> program =
                Sources.files("package p; public class A { public int m(int amount) { return amount; } }");
        for (SourceCompiler compiler : compilers(dialect(Sources.LEVEL, "-parameters")))
            assertEquals("amount", parameterOf(compiler.compile(program)));
        for (SourceCompiler compiler : compilers(dialect(Sources.LEVEL)))
            assertEquals("", parameterOf(compiler.compile(program)));
    }

    /** Primitive types in patterns are a preview since JDK 23. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_23, max = JRE.JAVA_25)
    void aPreviewFeatureIsAnErrorUnlessItIsEnabledAndClassFilesSayThatTheyNeedIt() {
        Map<String, String> program = Sources.files(
                "package p; public class A { public int m(Object o) { return o instanceof int i ? i : 0; } }");
        for (SourceCompiler compiler : compilers(dialect(Sources.LEVEL)))
            assertFalse(compiler.compile(program).ok());
        Compiled compiled = new FreshJavac(dialect(Sources.LEVEL, "--enable-preview")).compile(program);
        assertEquals(List.of(), compiled.errors());
        byte[] bytes = compiled.classes().get("p.A");
        assertEquals(PREVIEW, (bytes[4] & 0xFF) << 8 | bytes[5] & 0xFF);
    }

    @Test
    void aProgramThatUsesNoPreviewFeatureCompilesWithThemEnabled() {
        Map<String, String> program = Sources.files("package p; public class A { public int m() { return 1; } }");
        for (SourceCompiler compiler : compilers(dialect(Sources.LEVEL, "--enable-preview")))
            assertEquals(List.of(), compiler.compile(program).errors());
    }

    @Test
    void allErrorsAreTold() {
        var text = new StringBuilder("package p; public class A {");
        for (int i = 0; i < 150; i++) text.append(" int m").append(i).append("() { return missing; }");
        Map<String, String> program = Map.of("p/A.java", text.append(" }").toString());
        assertEquals(
                150, new FreshJavac(Sources.LEVEL).compile(program).errors().size());
        assertEquals(
                150, Javac.forErrors(Sources.LEVEL).compile(program).errors().size());
    }

    @Test
    void errorsInTypesAreFoundBesideThoseInSyntaxWhereAllAreWanted() {
        Map<String, String> program = Sources.files(
                "package p; public class A { int x = ; }\n---\npackage p; public class B { int m() { return gone; } }");
        assertEquals(List.of("p/A.java"), filesWithErrors(new FreshJavac(Sources.LEVEL).compile(program)));
        assertEquals(
                List.of("p/A.java", "p/B.java"),
                filesWithErrors(FreshJavac.forAllErrors(dialect(Sources.LEVEL)).compile(program)));
    }

    private static List<String> filesWithErrors(Compiled compiled) {
        return compiled.errors().stream()
                .map(Diagnostic::file)
                .distinct()
                .sorted()
                .toList();
    }

    private static Dialect dialect(int level, String... flags) {
        return new Dialect(level, List.of(), List.of(flags));
    }

    private static List<SourceCompiler> compilers(Dialect dialect) {
        return List.of(new Ecj(dialect), new FreshJavac(dialect));
    }

    private static String parameterOf(Compiled compiled) {
        assertEquals(List.of(), compiled.errors());
        var names = new StringBuilder();
        new ClassReader(compiled.classes().get("p.A"))
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] exceptions) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitParameter(String parameter, int flags) {
                                        names.append(parameter);
                                    }
                                };
                            }
                        },
                        0);
        return names.toString();
    }
}
