package assay.oracle.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.FreshJavac;
import assay.oracle.run.Programs;
import assay.oracle.search.Trial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sequences are told in Java that a compiler takes and that calls what was called. */
class JavaTextTest {

    @TestFactory
    Stream<DynamicTest> everySequenceIsToldInJavaThatCompiles() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "primitive parameters",
                "public class A { public static void m(int a, long b, short c, byte d) {} public static void n(char a, boolean b, float c, double d) {} }");
        programs.put(
                "boxed parameters",
                "public class A { public static void m(Integer a, Long b) {} public static void n(Short a, Byte b) {} public static void o(Character a, Boolean b) {} public static void p(Float a, Double b) {} }");
        programs.put(
                "overloads",
                "public class A { public static void m(int a) {} public static void m(long a) {} public static void m(Object a) {} public static void m(String a) {} public static void m(Integer a) {} public static void m(Long a) {} public static void m(Double a) {} public static void m(A a) {} public static void m(int[] a) {} public static void m(char a) {} public static void m(byte a) {} public static void m(short a) {} public static void m(Byte a) {} }");
        programs.put(
                "overloaded constructors",
                "public class A { public A(String s) {} public A(Object o) {} public A(A a) {} public A(int i) {} public A(Integer i) {} public int m() { return 1; } }");
        programs.put(
                "varargs",
                "public class A { public static void m(String... s) {} public static void n(int x, Object... o) {} public static void o(int... i) {} public static void p(A... a) {} public static void q(long... a) {} public static void q(A[]... a) {} }");
        programs.put(
                "arrays",
                "public class A { public static void m(int[][] a, byte[] b) {} public static void n(short[] a, char[] c) {} public static void o(float[] a, double[] d) {} public static void p(Long[] a, Object[] o) {} public static void q(java.util.List<String>[] l) {} public static void r(boolean[] z) {} public A[][] s(A[] a) { return null; } public int t(A[][] a) { return 1; } }");
        programs.put(
                "strings",
                "public class A { public static boolean m(String s, char c) { return s.equals(\"q\\\"\\\\ \\n \\ud83d\\ude00 \\u0001 \\\\u0041\") || s.equals(\"'\") || c == '\\'' || c == '\\\\'; } }");
        programs.put(
                "numbers of every size",
                "public class A { public static boolean m(int i, long l) { return i == Integer.MIN_VALUE || i == -77 || l == Long.MIN_VALUE || l == 5_000_000_000L; } public static boolean n(double d, float f) { return d == Double.NaN || d == Double.POSITIVE_INFINITY || d < Double.NEGATIVE_INFINITY || d == 1e300 || f == Float.NaN || f == 1e-30f || d == Double.MIN_VALUE; } public static boolean n(Double d, Float f) { return false; } }");
        programs.put(
                "nested types",
                "package p.q; public class A { public static class B { public B(int x) {} public static class C { public C(B b) {} public int m(C c, B b) { return 1; } } } public interface I { int f(I i); } public enum E { X, Y; public E next(E e) { return Y; } } public record R(E e, B b) implements I { public int f(I i) { return 1; } } public static void m(E e, I i, R r) {} }");
        programs.put(
                "inner types",
                "package p; public class A { public class I { public I(int x) {} public int m(I i) { return 1; } public class J { public int n(J j) { return 1; } } } public int k(I i, I.J j) { return 2; } }");
        programs.put(
                "JDK types",
                "public class A { public static void m(java.util.List<String> l, java.util.Set<Integer> s) {} public static void n(java.util.Map<String, A> m, java.util.Collection<?> c) {} public static void o(Thread.State s, java.util.Map.Entry<String, String> e) {} public static void p(StringBuilder b, CharSequence c, Comparable<String> d) {} public static void q(Number n, Object o, Iterable<String> i) {} public static void r(java.util.concurrent.TimeUnit u, java.util.Random r) {} public static void s(java.util.Dictionary<String, String> d, Runnable x, Class<?> c) {} public static void t(java.util.ArrayList<Long> l, java.util.Optional<String> q) {} }");
        programs.put(
                "generic types",
                "public class A<T extends Comparable<T>> { public T m(T t) { return t; } public <X> X n(X x, java.util.List<X> l) { return x; } public static <N extends Number> N o(N n) { return n; } public A<?> p(A<? super T> a) { return a; } public static void q(java.util.List<Integer> l, java.util.Set<? extends Number> s) {} public static void r(java.util.List<java.util.List<String>> l) {} public static void s(java.util.Collection<A<String>> l) {} }");
        programs.put(
                "collections of everything",
                "public class A { public static void a(java.util.List<A> l, java.util.Map<String, java.util.List<A>> m) {} public static void b(java.util.Set<int[]> s, java.util.Deque<Object> d) {} public static void c(java.util.TreeMap<String, Long> m, java.util.SortedSet<Integer> s) {} public static void d(java.util.Map.Entry<String, A> e, java.util.Optional<A> o) {} public static void e(java.util.Iterator<? extends A> i, java.util.stream.Stream<Object> s) {} public static void f(java.util.List<java.util.List<java.util.Set<String>>> l) {} public static void g(java.util.List l, java.util.Map m) {} public static void h(java.util.Map<Character, Boolean> m, java.util.LinkedList<Short> l) {} public static void i(java.util.concurrent.ConcurrentMap<String, A> m, java.util.List<? super Integer> l) {} public static void j(java.util.List<String[]> l, java.util.concurrent.atomic.AtomicReference<A> r) {} }");
        programs.put(
                "lambdas",
                "public class A { public interface Rule<T> { boolean of(T t, int x) throws Exception; } public interface Task { void run(A a, A b); } public interface Maker { A make(); } public static void a(Rule<String> r, Task t) {} public static void b(Maker m, Rule<A> r) {} public static void b(Task m, Rule<A> r) {} public static void c(java.util.function.Function<String, Integer> f, java.util.function.BiFunction<A, A, A> g) {} public static void d(java.util.function.Supplier<java.util.List<A>> s, java.util.function.ToIntFunction<A> f) {} public static void e(java.util.Comparator<A> c, java.util.Comparator<String> d) {} public static void f(Runnable r, java.util.concurrent.Callable<A> c) {} public static void g(java.util.function.Consumer<String> c) {} public static void g(java.util.function.Function<String, String> c) {} public static <T> void h(java.util.function.Predicate<T> p, T t) {} public static void i(java.util.function.UnaryOperator<A>... p) {} public static void j(java.util.function.BiConsumer<A, Integer> b, java.util.function.IntFunction<String> f) {} public static class X { public int m(java.util.function.Function<X, X> f) { return 1; } } }");
        programs.put(
                "more of the JDK",
                "public class A { public static void a(java.io.InputStream i, java.io.OutputStream o) {} public static void b(java.io.Reader r, java.io.Writer w) {} public static void c(java.time.Instant i, java.time.Duration d, java.time.ZoneId z) {} public static void d(java.util.Locale l, java.nio.charset.Charset c) {} public static void e(java.util.regex.Pattern p, java.util.UUID u) {} public static void f(Class<?> c, Class<String> d) {} public static void g(java.util.BitSet b, java.util.Date d) {} public static void h(java.io.PrintStream p, java.io.PrintWriter w) {} public static void i(java.io.File f, java.nio.file.Path p, java.net.URI u) {} public static void j(Appendable a, Readable r, java.util.Scanner s) {} public static void k(java.time.temporal.Temporal t, java.time.temporal.TemporalUnit u, java.time.Clock c) {} public static void l(IllegalStateException e, java.io.IOException f, Throwable t) {} public static void m(java.util.concurrent.atomic.AtomicInteger a, StringBuffer b) {} public static void m(java.util.concurrent.atomic.AtomicLong a, StringBuilder b) {} public static void n(java.time.DayOfWeek d, java.math.RoundingMode r, java.math.MathContext c) {} }");
        programs.put(
                "overloaded inner types",
                "package p; public class A { public class I { public I(int x) {} public I(String x) {} public I(I x) {} public int m(I i) { return 1; } } public static class B extends A {} }");
        programs.put(
                "package named like a variable",
                "package a; public class A { public static final A ONE = new A(); public A m(A x) { return this; } public static int s(A x) { return 1; } public int t(A x, B y) { return 2; } }\n---\npackage a; public class B { public static B of(A a) { return new B(); } private B() {} public B next(A a) { return this; } }");
        programs.put(
                "types named like keywords, variables and JDK classes",
                "package p; public class Int { public Int m(New n, Object o, String s) { return this; } public static class New {} public static class Object { public int x(Object o) { return 1; } } public static class String { public int y(String s) { return 2; } } public static class Var { public Var z(Var v) { return this; } } public static class _A { public int w(_A a) { return 3; } } }");
        programs.put(
                "types with small first letters",
                "public class a { public a m(a x, b y) { return x; } public static class b { public b n(b x) { return x; } } }");
        programs.put(
                "type with a dollar",
                "public class Da$h { public Da$h m(Da$h d) { return d; } public static class In { public int n(In i) { return 1; } } }");
        programs.put(
                "enum with bodies and constants",
                "public enum A { X { public int f(A a) { return 1; } }, Y { public int f(A a) { return 2; } }; public abstract int f(A a); public static int g(A[] as) { return 3; } }");
        programs.put(
                "exceptions",
                "public class A { public A() throws java.io.IOException {} public int m(A a) throws Exception { throw new Exception(); } public void n(RuntimeException e, Throwable t) {} }");
        programs.put(
                "services that throw",
                "package p; public class A { public static class Failed extends Exception { public Failed(String s, boolean again) {} } public static class Bad extends RuntimeException {} public interface Port { String send(String s) throws Failed; void note(int x) throws java.io.IOException; boolean save(A a); A find(long id); java.util.Optional<A> look(String s); double[] all(); } private final Port port; public A(Port port) { this.port = port; } public String go(String s) { if (s.isEmpty()) return s; try { port.note(1); port.save(this); return port.send(s) + port.look(s).isPresent(); } catch (Failed | java.io.IOException e) { return null; } } }");
        programs.put(
                "functions and what is returned",
                "package p; import java.util.function.*; public class A { private final Function<String, Integer> f; private LongSupplier clock = () -> 1; public A(Function<String, Integer> f, Supplier<A> s) { this.f = f; } public Runnable listen(Consumer<A> c) { return () -> c.accept(this); } public Function<String, Integer> f() { return f; } public java.util.Comparator<A> order() { return (a, b) -> 0; } public AutoCloseable open(BooleanSupplier b) { return () -> {}; } public void clock(LongSupplier l) { if (l != null) clock = l; } public long now() { return clock.getAsLong() > 5 ? 1 : 2; } }");
        programs.put(
                "classes and dates",
                "package p; import java.time.*; import java.util.*; public class A { public static class E {} public static class F extends E {} public <T extends E> int on(Class<T> c, java.util.function.Consumer<? super T> d) { return c == null ? 0 : 1; } public int any(Class<?> c, Clock k) { return k == null ? 0 : (int) k.millis() % 7; } public String day(LocalDate d, ZonedDateTime z, Currency c) { return d == null || d.getDayOfMonth() > 9 ? \"a\" : \"\" + z + c; } public int sum(double[][] m, Map<String, String> s, List<A> l) { return m.length > 1 ? 1 : s.size(); } }");
        return programs.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> assertCompiles(entry.getValue())));
    }

    /** All the planned sequences, and some drawn ones, as methods of one class, in a package of its own where the program has one. */
    private static void assertCompiles(String program) {
        Programs programs = Trial.same(program);
        var text = new StringBuilder(program.contains("package ") ? "package check;\n" : "").append("class Check {\n");
        int n = 0;
        var sequences = new java.util.ArrayList<Sequence>();
        Trial.plan(programs, 400).forEach(sequences::add);
        sequences.addAll(Trial.drawn(Trial.same(program), 100, 200));
        for (Sequence sequence : sequences) {
            var story = JavaText.tell(sequence, ">out", java.util.Set.of());
            Sequence.Step last = sequence.steps().get(sequence.steps().size() - 1);
            text.append("  void t").append(n++).append("() throws Throwable {\n");
            story.statements()
                    .forEach(statement -> text.append("    ").append(statement).append('\n'));
            text.append(last.member().returnsValue() ? "    Object result = " : "    ")
                    .append(story.expression())
                    .append(";\n  }\n");
        }
        assertTrue(n > 0);
        Map<String, String> files = new LinkedHashMap<>(Sources.files(program));
        files.put(
                program.contains("package ") ? "check/Check.java" : "Check.java",
                text.append("}\n").toString().replace("Object result", "java.lang.Object result"));
        var compiled = new FreshJavac(Sources.LEVEL).compile(files);
        String[] lines = files.get(program.contains("package ") ? "check/Check.java" : "Check.java")
                .split("\n");
        assertEquals(
                List.of(),
                compiled.errors().stream()
                        .limit(6)
                        .map(error ->
                                error.message() + " in: " + (error.line() > 0 ? lines[error.line() - 1].strip() : "?"))
                        .toList());
    }

    @Test
    void anOverloadIsCalledWithACastThatChoosesIt() {
        var result = Trial.compareTemplate(
                "public class A { public static int m(long x) { return @@; } public static int m(int x) { return 0; } public static int m(Object x) { return 0; } }",
                "1",
                "2");
        assertEquals(
                List.of("A.m(0L) : 1 -> 2"),
                result.witnesses().stream().map(Trial::tell).toList());
        var object = Trial.compareTemplate(
                "public class A { public static int m(Object x) { return @@; } public static int m(String x) { return 0; } }",
                "1",
                "2");
        assertTrue(
                Trial.tell(object.witnesses().get(0)).startsWith("A.m((java.lang.Object) "),
                Trial.tell(object.witnesses().get(0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "\"",
                "\\",
                "\\\"",
                "'",
                "\n\r\t",
                "\u0000\u0001\u001f\u007f",
                "\u00e4\u4e16",
                "\ud83d\ude00",
                "\ud83d",
                "\u2028\u2029",
                "\\u0041",
                "\\n",
                "a\\",
                "\b\f\0 7"
            })
    void aQuotedStringReadsBackAsItWas(String text) {
        assertEquals(text, JavaText.unquote(JavaText.quote(text)));
        for (char c : text.toCharArray()) assertEquals(String.valueOf(c), JavaText.unquote(JavaText.quote(c)));
        var compiled = Sources.javac("public class A { public static final String S = " + JavaText.quote(text) + "; }");
        assertTrue(compiled.ok());
    }

    @Test
    void namesOfTypesAreWrittenAsInSource() {
        assertEquals("java.util.Map.Entry", JavaText.typeName("java.util.Map$Entry"));
        assertEquals("int[]", JavaText.typeName("[I"));
        assertEquals("p.A.B[][]", JavaText.typeName("[[Lp.A$B;"));
        assertEquals("[I", JavaText.elementType("[[I"));
        assertEquals("p.A", JavaText.elementType("[Lp.A;"));
    }
}
