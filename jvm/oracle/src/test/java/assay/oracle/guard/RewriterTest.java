package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import assay.oracle.Sources;
import assay.oracle.compile.Compiled;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Rewritten classes pass the verifier and do what they did before, also while they are traced. */
class RewriterTest {

    @TestFactory
    Stream<DynamicTest> rewrittenCodeBehavesAsBefore() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "try and finally, nested",
                "static Object m() { StringBuilder s = new StringBuilder(); for (int i = 0; i < 3; i++) { try { s.append(i); try { if (i == 1) throw new IllegalStateException(\"x\"); s.append('a'); } finally { s.append('f'); } } catch (IllegalStateException e) { s.append(e.getMessage()); continue; } finally { s.append('|'); } } return s.toString(); }");
        programs.put(
                "finally that overrides a return",
                "@SuppressWarnings(\"finally\") static Object m() { try { return 1; } finally { return 2; } }");
        programs.put(
                "catch of Throwable with locals of two words",
                "static Object m() { long a = 5L; double b = 2.5; try { a += 7; if (b > 1) throw new Error(\"e\"); } catch (Throwable t) { b *= a; } long c = a; return b + c; }");
        programs.put(
                "synchronized",
                "static Object m() { Object lock = new Object(); int n = 0; synchronized (lock) { for (int i = 0; i < 4; i++) { synchronized (A.class) { n += i; } } } return n; }");
        programs.put(
                "synchronized method that throws",
                "static synchronized int t() { throw new IllegalStateException(); } static Object m() { try { return t(); } catch (IllegalStateException e) { return \"thrown\"; } }");
        programs.put(
                "exception out of a synchronized block",
                "static Object m() { try { synchronized (A.class) { throw new IllegalStateException(\"in\"); } } catch (IllegalStateException e) { return e.getMessage() + Thread.holdsLock(A.class); } }");
        programs.put(
                "switch on strings",
                "static String f(String s) { switch (s) { case \"a\": return \"1\"; case \"Aa\": case \"BB\": return \"2\"; default: return \"3\"; } } static Object m() { return f(\"a\") + f(\"BB\") + f(\"Aa\") + f(\"z\"); }");
        programs.put(
                "switch as an expression",
                "enum E { X, Y } static int f(E e) { return switch (e) { case X -> 1; case Y -> { int s = 0; for (int i = 0; i < 3; i++) s += i; yield s; } }; } static Object m() { return f(E.X) * 10 + f(E.Y); }");
        programs.put(
                "records and instanceof patterns",
                "record P(int a, long b) { P { if (a < 0) throw new IllegalArgumentException(); } } static Object m() { Object o = new P(1, 2L); return o instanceof P p && p.a() == 1 ? p.toString() + p.equals(new P(1, 2)) : \"no\"; }");
        programs.put(
                "enum with bodies",
                "enum E { X { int f() { return 1; } }, Y { int f() { return 2; } }; abstract int f(); } static Object m() { int s = 0; for (E e : E.values()) s += e.f(); return s + E.valueOf(\"Y\").name(); }");
        programs.put(
                "nested lambdas",
                "interface F { int f(int x); } static F add(int a) { return x -> { F g = y -> y + a; return g.f(x) * 2; }; } static Object m() { return add(3).f(4); }");
        programs.put(
                "generics and bridges",
                "static abstract class B<T> { abstract T get(T t); } static class C extends B<String> { String get(String s) { return s + s; } } static <T> T twice(B<T> b, T t) { return b.get(b.get(t)); } static Object m() { return twice(new C(), \"x\"); }");
        programs.put(
                "anonymous and local classes",
                "static Object m() { int k = 4; class L { int f() { return k + 1; } } return new Object() { int g() { return new L().f() * 2; } }.g(); }");
        programs.put(
                "inner class and outer this",
                "int v = 3; class I { int f() { return v + A.this.v; } } static Object m() { return new A().new I().f(); }");
        programs.put(
                "conditional constructor arguments",
                "final int x; A() { this(Math.abs(-2) > 1 ? 5 : 6); } A(int x) { this.x = x; } static Object m() { return new A().x; }");
        programs.put(
                "loop before the constructor's body",
                "static int loop() { int s = 0; for (int i = 0; i < 9; i++) s += i; return s; } int f = loop(); static Object m() { return new A().f; }");
        programs.put(
                "try with resources",
                "static StringBuilder log = new StringBuilder(); static class R implements AutoCloseable { final String n; R(String n) { this.n = n; } public void close() { log.append(\"close \" + n + ' '); } } static Object m() { try (R a = new R(\"a\"); R b = new R(\"b\")) { throw new IllegalStateException(); } catch (IllegalStateException e) { return log.toString(); } }");
        programs.put(
                "arrays of arrays",
                "static Object m() { long[][] a = new long[3][4]; int[][][] b = new int[2][3][]; b[1][2] = new int[] {1, 2}; a[2][3] = 7; return a[2][3] + b[1][2][1]; }");
        programs.put(
                "strings joined in a loop",
                "static Object m() { String s = \"\"; for (char c = 'a'; c < 'f'; c++) s += c + \"\" + (int) c; return s; }");
        programs.put(
                "labelled loops",
                "static Object m() { int n = 0; outer: for (int i = 0; i < 5; i++) { for (int j = 0; ; j++) { if (j == i) continue outer; if (i == 4) break outer; n += j; } } return n; }");
        programs.put(
                "interface with default, static and private methods",
                "interface I { private int p() { return 1; } default int d() { return p() + s(); } static int s() { return 10; } } static Object m() { return new I() {}.d(); }");
        programs.put(
                "do while with a compound condition",
                "static Object m() { int i = 0, n = 0; do { n += ++i; } while (i < 10 && (n % 7 != 0 || n == 0)); return i + \" \" + n; }");
        programs.put(
                "jumps beyond 32 KB",
                "static Object m() { int s = 0; for (int i = 0; i < 3; i++) { "
                        + IntStream.range(0, 2_000)
                                .mapToObj(i -> "s += i * " + (i + 200) + "; if (s > " + (i + 300) + ") s--;")
                                .collect(Collectors.joining(" "))
                        + " } return s; }");
        if (Sources.LEVEL >= 21) {
            programs.put(
                    "switch on patterns",
                    "sealed interface S permits X, Y {} record X(int a) implements S {} record Y(String b) implements S {} static String f(Object o) { return switch (o) { case X(int a) when a > 5 -> \"big\"; case X x -> \"x\" + x.a(); case Y(var b) -> b; case null -> \"null\"; default -> \"other\"; }; } static Object m() { return f(new X(9)) + f(new X(1)) + f(new Y(\"y\")) + f(null) + f(2); }");
        }
        return programs.entrySet().stream().flatMap(entry -> {
            String source = "public class A { "
                    + entry.getValue().replaceFirst("static Object m\\(\\)", "public static Object m()") + " }";
            return Stream.of(
                    DynamicTest.dynamicTest(entry.getKey() + " (ECJ)", () -> assertUnchanged(Sources.ecj(source))),
                    DynamicTest.dynamicTest(entry.getKey() + " (javac)", () -> assertUnchanged(Sources.javac(source))));
        });
    }

    @Test
    void aMethodThatWouldBecomeTooLargeIsNotRunUnguarded() {
        String table =
                IntStream.range(0, 3_300).mapToObj(i -> "{1, " + i % 100 + "}").collect(Collectors.joining(","));
        var outcome = GuardedRun.rewritten(
                Sources.ecj("public class A { static int[][] t() { return new int[][] {" + table
                        + "}; } public static int m() { return t().length; } }"),
                100_000);
        assertNotNull(outcome.interruption());
    }

    private static void assertUnchanged(Compiled compiled) {
        var plain = GuardedRun.asCompiled(compiled);
        var rewritten = GuardedRun.rewritten(compiled, 100_000);
        assertNull(plain.thrown());
        assertNull(rewritten.thrown());
        assertNull(rewritten.interruption());
        assertEquals(plain.value(), rewritten.value());
        var traced = GuardedRun.traced(compiled, new Tracer());
        assertNull(traced.thrown());
        assertEquals(plain.value(), traced.value());
    }
}
