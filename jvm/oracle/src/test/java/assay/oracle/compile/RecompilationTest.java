package assay.oracle.compile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import assay.oracle.Sources;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Compiled upon the class files of the rest a program is what it is when compiled as a whole, or there is no answer. */
class RecompilationTest {

    private static final String OTHERS = """
            ---
            package p; public class B extends A { public int twice() { return 2 * size() + LIMIT; } @Override public String toString() { return "B" + new Part().n; } }
            ---
            package p; public enum Kind { X, Y; static int of(Kind kind) { switch (kind) { case X: return 1; default: return 2; } } }
            """;
    private static final String A = """
            package p;
            public class A {
                public static final int LIMIT = 7;
                private int count;
                public int size() { Runnable more = () -> count++; more.run(); return count; }
                private void hidden() { }
                public static class Part { public int n = 1; Object o = new Object() { }; }
            }
            """;

    private record Compiler(SourceCompiler whole, Function<Map<String, byte[]>, SourceCompiler> upon) {}

    private static final Dialect DIALECT = new Dialect(Sources.LEVEL);
    private static final List<Compiler> COMPILERS = List.of(
            new Compiler(Ecj.withLines(DIALECT), classes -> Ecj.withLines(DIALECT, classes)),
            new Compiler(FreshJavac.withLines(DIALECT), classes -> FreshJavac.withLines(DIALECT, classes)));

    @Test
    void aChangeOfCodeAloneGivesTheSameClassFilesAsTheWhole() {
        for (Compiler compiler : COMPILERS) {
            for (String edited : List.of(
                    A.replace("return count;", "return count + LIMIT;"),
                    A.replace(
                            "private void hidden() { }", "private void shown(long x) { Object o = new Object() { }; }"),
                    A.replace(
                            "Object o = new Object() { };",
                            "Object o = new Object() { int more; Runnable r = () -> { class Local { } new Local(); }; };"),
                    A.replace("more.run();", "if (new B().twice() > 0 && Kind.of(Kind.Y) == 2) more.run();"))) {
                Compiled known = compiler.whole.compile(Sources.files(A + OTHERS));
                Compiled whole = compiler.whole.compile(Sources.files(edited + OTHERS));
                Compiled upon = recompiled(compiler, known, A + OTHERS, edited + OTHERS);
                assertNotNull(upon, edited);
                assertEquals(whole.classes().keySet(), upon.classes().keySet());
                whole.classes()
                        .forEach((name, bytes) ->
                                assertArrayEquals(bytes, upon.classes().get(name), name));
            }
        }
    }

    @Test
    void thereIsNoAnswerWhereOthersMaySeeTheChange() {
        for (Compiler compiler : COMPILERS) {
            for (String edited : List.of(
                    A.replace("LIMIT = 7", "LIMIT = 8"),
                    A.replace("public int size()", "public long size()"),
                    A.replace("public int size()", "int size()"),
                    A.replace("public int size()", "public int size() throws IllegalStateException"),
                    A.replace("public int size()", "@Deprecated public int size()"),
                    A.replace("private void hidden()", "void hidden()"),
                    A.replace("private int count;", "private int count; private int other;"),
                    A.replace("public class A", "public final class A"),
                    A.replace(
                            "public class A", "public class A implements Runnable { public void run() { } }\n class C"),
                    A.replace("static class Part {", "static class Other { } public static class Part {"),
                    A.replace("public int n = 1;", ""),
                    A + "class Beside { }",
                    A.replace("return count;", "return nothing;"))) {
                Compiled known = compiler.whole.compile(Sources.files(A + OTHERS));
                assertNull(recompiled(compiler, known, A + OTHERS, edited + OTHERS), edited);
            }
        }
    }

    @Test
    void whatModulesDeclareIsReadWithTheWhole() {
        Map<String, String> module = Map.of("module-info.java", "module q { }");
        for (Compiler compiler : COMPILERS) {
            Map<String, String> before = with(module, A + OTHERS);
            Compiled known = compiler.whole.compile(before);
            Map<String, String> after = with(
                    module,
                    A.replace("private void hidden() { }", "private java.sql.Connection hidden() { return null; }")
                            + OTHERS);
            assertNull(new Recompilation(Map.of("p/A.java", before.get("p/A.java")), known.classes())
                    .compile(after, compiler.upon));
        }
    }

    private static Map<String, String> with(Map<String, String> more, String program) {
        var files = new HashMap<>(Sources.files(program));
        files.putAll(more);
        return files;
    }

    private static Compiled recompiled(Compiler compiler, Compiled known, String before, String after) {
        Map<String, String> old = Sources.files(before);
        old.keySet().removeIf(path -> !path.equals("p/A.java"));
        return new Recompilation(old, known.classes()).compile(Sources.files(after), compiler.upon);
    }
}
