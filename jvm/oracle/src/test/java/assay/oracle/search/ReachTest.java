package assay.oracle.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.FreshJavac;
import assay.oracle.program.Libraries;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.JavaText;
import assay.oracle.witness.SeedSequences;
import assay.oracle.witness.Verification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** How far sequences of calls come: what must be passed, built up or looked at for a change to be seen. */
class ReachTest {

    /** A change of 1 into 2, or of an order, where {@code @@} stands. */
    @TestFactory
    Stream<DynamicTest> aChangeIsFoundBehind() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "three calls",
                "public class A { private int n; public void add(int x) { n += x; } public void twice() { n = n * 2; } public int read() { return n == 8 ? @@ : 0; } }");
        programs.put(
                "a state that several calls build up",
                "public class A { private final java.util.ArrayDeque<Integer> q = new java.util.ArrayDeque<>(); public void push(int x) { q.push(x); } public int pop() { return q.pop(); } public int sum() { return q.size() == 3 ? @@ : 0; } }");
        programs.put(
                "a builder",
                "public class A { private final int n; private A(int n) { this.n = n; } public int tell(int x) { return n == 2 ? x * @@ : 0; } public static class Builder { private int n; public Builder add(int x) { n += x; return this; } public A build() { return new A(n); } } }");
        programs.put(
                "a list of numbers",
                "public class A { public static int m(java.util.List<Integer> l) { return l != null && l.size() > 1 && l.get(0) > l.get(1) ? @@ : 0; } }");
        programs.put(
                "a list of the program's own objects",
                "public class A { public final int f; public A(int f) { this.f = f; } public static int m(java.util.List<A> l) { int s = 0; for (A a : l) s += a.f * @@; return s; } }");
        programs.put(
                "a set of the program's own objects",
                "public class A { public static int m(java.util.Set<A> l) { return l.size() == 1 ? @@ : 0; } }");
        programs.put(
                "a map of the program's own objects",
                "public class A { public int get() { return @@; } public static int m(java.util.Map<String, A> l) { int s = 0; for (A a : l.values()) s += a.hashed(); return s; } private int hashed() { return @@; } }");
        programs.put(
                "a list of lists",
                "public class A { public static int m(java.util.List<java.util.List<String>> l) { int n = 0; for (var i : l) n += i.size() * @@; return n; } }");
        programs.put(
                "a map of lists",
                "public class A { public static int m(java.util.Map<String, java.util.List<Integer>> l) { int n = 0; for (var i : l.values()) for (int k : i) n += @@; return n; } }");
        programs.put(
                "an array of arrays",
                "public class A { public static int m(int[][] l) { int n = 0; for (int[] r : l) for (int k : r) n += k * @@; return n; } }");
        programs.put(
                "a sorted map",
                "public class A { public static int m(java.util.SortedMap<String, Integer> l) { return l.isEmpty() ? 0 : l.firstKey().length() + @@; } }");
        programs.put(
                "a queue",
                "public class A { public static int m(java.util.Queue<String> l) { return l.isEmpty() ? 0 : @@; } }");
        programs.put(
                "an optional",
                "public class A { public static int m(java.util.Optional<String> l) { return l.map(s -> @@).orElse(0); } }");
        programs.put(
                "an iterator",
                "public class A { public static int m(java.util.Iterator<Integer> l) { int n = 0; while (l.hasNext()) n += l.next() * @@; return n; } }");
        programs.put(
                "a stream",
                "public class A { public static long m(java.util.stream.Stream<String> l) { return l.filter(s -> s.length() > 0).count() * @@; } }");
        programs.put(
                "variable arguments of the program's own",
                "public class A { public static int m(A... l) { int n = 0; for (A a : l) if (a != null) n += @@; return n; } }");
        programs.put(
                "a function",
                "public class A { public static int m(java.util.function.Function<String, Integer> f) { return f.apply(\"x\") + @@; } }");
        programs.put(
                "a function that gives back what it gets",
                "public class A { public static int m(java.util.function.UnaryOperator<String> f) { return f.apply(\"xx\").length() == 2 ? @@ : 0; } }");
        programs.put(
                "a predicate on the program's own",
                "public class A { public static int m(java.util.function.Predicate<A> f) { return f.test(new A()) ? @@ : 0; } }");
        programs.put(
                "a consumer",
                "public class A { public static void m(java.util.function.Consumer<Integer> f) { f.accept(@@); } }");
        programs.put(
                "a consumer of two",
                "public class A { public static void m(java.util.function.BiConsumer<String, Integer> f) { f.accept(\"k\", @@); } }");
        programs.put(
                "a supplier",
                "public class A { public static int m(java.util.function.Supplier<String> f) { return f.get().length() + @@; } }");
        programs.put(
                "a comparator",
                "public class A { public static int m(java.util.Comparator<String> f) { return f.compare(\"a\", \"b\") < 0 ? @@ : 0; } }");
        programs.put(
                "a callable",
                "public class A { public static int m(java.util.concurrent.Callable<Integer> f) throws Exception { return f.call() + @@; } }");
        programs.put(
                "a runnable",
                "public class A { public static void m(Runnable f) { for (int i = 0; i < @@; i++) f.run(); } }");
        programs.put(
                "an operation on longs",
                "public class A { public static long m(java.util.function.LongBinaryOperator f) { return f.applyAsLong(3, 4) + @@; } }");
        programs.put(
                "a functional interface of the program's own",
                "public class A { public interface Rule { boolean holds(A a, int x); default Rule not() { return (a, x) -> !holds(a, x); } } public static int m(Rule r) { return r.not().holds(new A(), 3) ? @@ : 0; } }");
        programs.put(
                "a generic functional interface of the program's own",
                "public class A { public interface Visitor<R> { R visit(A a); } public <R> R accept(Visitor<R> v) { return v.visit(this); } public static int m(Visitor<Integer> v) { return v.visit(new A()) + @@; } }");
        programs.put(
                "an inner class",
                "public class A { private int k = 3; public class I { private final int x; public I(int x) { this.x = x; } public int m() { return x + k + @@; } } }");
        programs.put(
                "an inner class of an inner class",
                "public class A { public class I { public class J { public int m() { return @@; } } } }");
        programs.put("the order of constants", "public enum A { @@; }");
        programs.put(
                "a prefix that the code looks for",
                "public class A { public static int m(String s) { return s.startsWith(\"key:\") && s.length() > 4 ? @@ : 0; } }");
        programs.put(
                "a regular expression",
                "public class A { public static int m(String s) { return s.matches(\"(\\\\d{3})-([a-z]+)\") ? @@ : 0; } }");
        programs.put(
                "a word between others",
                "public class A { public static int m(String s) { return s.contains(\"=>\") && s.indexOf(\"=>\") > 0 && s.indexOf(\";\") > 3 ? @@ : 0; } }");
        programs.put(
                "what another method makes",
                "public class A { public static String write(int x) { return \"<\" + x + \"/\" + (x * 3) + \">\"; } public static int read(String s) { return s.length() > 4 && s.charAt(0) == '<' && s.charAt(s.length() - 1) == '>' && s.contains(\"/3\") ? @@ : 0; } }");
        programs.put(
                "the smallest number",
                "public class A { public static int m(int x) { return Math.abs(x) < 0 ? @@ : 0; } }");
        programs.put("no number", "public class A { public static int m(double x) { return x != x ? @@ : 0; } }");
        programs.put(
                "an input stream",
                "public class A { public static int m(java.io.InputStream in) throws java.io.IOException { int n = 0; while (in.read() >= 0) n += @@; return n; } }");
        programs.put(
                "a reader",
                "public class A { public static int m(java.io.BufferedReader in) throws java.io.IOException { return in.readLine().length() + @@; } }");
        programs.put(
                "a time",
                "public class A { public static long m(java.time.Duration d, java.time.ZoneId z) { return d.toSeconds() * @@; } }");
        programs.put(
                "a locale and a character set",
                "public class A { public static int m(java.util.Locale l, java.nio.charset.Charset c) { return l.toString().length() + c.name().length() + @@; } }");
        programs.put(
                "a class", "public class A { public static int m(Class<?> c) { return c.getName().length() + @@; } }");
        programs.put(
                "two objects of one other",
                "public class A { private long total; public long total() { return total; } public static class Part { private final A of; private long own; public Part(A of) { this.of = of; } public void pay(long v) { own += v; of.total = @@ == 1 ? of.total + v : own; } } }");
        programs.put(
                "two objects inside of another",
                "public class A { private int total; public int total() { return total; } public class Part { private int own; public void count() { own++; total = @@ == 1 ? total + 1 : own; } } }");
        programs.put(
                "one listener that is given twice",
                "public class A { public interface L { void on(int x); } private final java.util.List<L> all = new java.util.ArrayList<>(); public void add(L l) { all.remove(@@ == 1 ? l : null); all.add(l); } public void fire() { for (L l : all) l.on(1); } }");
        programs.put(
                "a negative fraction",
                "public class A { public static long m(double d) { return @@ == 1 ? Math.round(d) : (long) (d + 0.5); } }");
        programs.put(
                "a longer duration",
                "public class A { public static long m(java.time.Duration d) { return d.toHours() / 24 * @@; } }");
        programs.put(
                "another choice of a regular expression",
                "public class A { public static boolean m(String s) { return s.matches(@@ == 1 ? \"#[0-9a-fA-F]{6}\" : \"#[0-9a-f]{6}\"); } }");
        programs.put(
                "the most that a regular expression takes",
                "public class A { public static boolean m(String s) { return s.matches(@@ == 1 ? \"[0-9]{7,15}\" : \"[0-9]{7,14}\"); } }");
        programs.put(
                "a number that is read from a text",
                "public class A { public static boolean m(String s) { int n = Integer.parseInt(s.trim()); return @@ == 1 ? n >= 18 : n > 18; } }");
        programs.put(
                "a class of the JDK that the code names",
                "public class A { private static final java.util.Map<Class<?>, Integer> K = java.util.Map.of(Character.class, @@, Long.class, 0); public static int m(Class<?> c) { return K.getOrDefault(c, 0); } }");
        programs.put(
                "a property that is the same everywhere",
                "public class A { public static String m() { return System.getProperty(\"user.timezone\") + System.getProperty(\"os.name\") + @@; } }");
        programs.put(
                "a type argument of a superclass",
                "public class A extends B<Integer> {}\n---\npublic abstract class B<T extends Number> { public int m(T t) { return t.intValue() + @@; } }");
        programs.put(
                "a type variable",
                "public class A<T extends Comparable<T>> { private T top; public void add(T t) { if (top == null || t.compareTo(top) > 0) top = t; } public T top() { return top; } public int m(T t) { return t.compareTo(t) + @@; } }");
        return programs.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    boolean ofOrder = entry.getValue().contains("{ @@;");
                    holds(
                            entry.getValue().replace("@@", ofOrder ? "ONE, TWO" : "1"),
                            entry.getValue().replace("@@", ofOrder ? "TWO, ONE" : "2"));
                }));
    }

    @TestFactory
    Stream<DynamicTest> aChangeIsSeenIn() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "an array that was passed",
                "public class A { public static void m(int[] a) { if (a.length > 0) a[0] = @@; } }");
        programs.put(
                "an array of texts that was passed",
                "public class A { public static void m(String[] a) { if (a.length > 1) a[@@ % 2] = \"changed\"; } }");
        programs.put(
                "a list that was passed",
                "public class A { public static void m(java.util.List<Integer> a) { a.add(@@); } }");
        programs.put(
                "a text builder that an object was made with",
                "public class A { private final StringBuilder out; public A(StringBuilder out) { this.out = out; } public void m(int x) { out.append(x + @@); } }");
        programs.put(
                "a writer that an object was made with",
                "public class A { private final java.io.Writer out; public A(java.io.StringWriter out) { this.out = out; } public void m() throws java.io.IOException { out.write(\"x\" + @@); } }");
        programs.put(
                "a map that was passed",
                "public class A { public static void m(java.util.Map<String, Integer> a) { a.put(\"k\", @@); } }");
        programs.put(
                "a text builder that was passed",
                "public class A { public static void m(StringBuilder a) { a.append(@@); } }");
        programs.put(
                "a writer that was passed",
                "public class A { public static void m(java.io.Writer a) throws java.io.IOException { a.write(\"\" + @@); } }");
        programs.put(
                "an object of the program's own that was passed",
                "public class A { private int f; public int getF() { return f; } public static void m(A a) { a.f = @@; } }");
        programs.put(
                "an object of the program's own in a list that was passed",
                "public class A { private int f; public int getF() { return f; } public static void m(java.util.List<A> l) { for (A a : l) a.f = @@; } }");
        programs.put(
                "the elements of an iterator",
                "public class A { public static java.util.Iterator<Integer> m() { return java.util.List.of(3, @@).iterator(); } }");
        programs.put(
                "the elements of a stream",
                "public class A { public static java.util.stream.Stream<Integer> m() { return java.util.stream.Stream.of(3, @@); } }");
        programs.put(
                "the elements of a stream of numbers",
                "public class A { public static java.util.stream.IntStream m() { return java.util.stream.IntStream.of(3, @@); } }");
        programs.put(
                "the elements of what can be walked through",
                "public class A implements Iterable<Integer> { public java.util.Iterator<Integer> iterator() { return java.util.List.of(@@).iterator(); } }");
        programs.put(
                "the answer of a supplier",
                "public class A { public static java.util.function.Supplier<Integer> m() { return () -> @@; } }");
        programs.put(
                "the cause of an exception that was returned",
                "public class A { public static Exception m() { return new Exception(@@ == 1 ? new IllegalStateException() : new IllegalArgumentException()); } }");
        return programs.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> holds(
                                entry.getValue().replace("@@", "1"),
                                entry.getValue().replace("@@", "2"))));
    }

    /** There is a witness, and another process would find it true and javac would take it. */
    @Test
    void whatAClassInheritsFromTheJdkIsCalled() {
        String program =
                "import java.util.*; public class A extends LinkedHashMap<String, Integer> { protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) { return size() > @@; } public int room() { return 2; } }";
        holds(program.replace("@@", "2"), program.replace("@@", "3"));
    }

    private static void holds(String before, String after) {
        var result = Trial.compare(before, after);
        assertFalse(result.witnesses().isEmpty(), "no witness in " + result.sequences() + " sequences");
        var verified = Trial.verify(result, before, after);
        assertEquals(
                Verification.Finding.HOLDS,
                verified.finding(),
                Trial.tell(result.witnesses().get(0)));
        var story = JavaText.tell(
                result.witnesses().get(0).sequence(),
                result.witnesses().get(0).difference().place(),
                result.witnesses().get(0).threw());
        String read = story.expression().endsWith(")") ? story.expression() : "Object read = " + story.expression();
        Map<String, String> files = new LinkedHashMap<>(Sources.files(before));
        files.put(
                "Check.java",
                "class Check { void show() throws Throwable {\n" + String.join("\n", story.statements()) + "\n" + read
                        + ";\n} }");
        assertEquals(
                List.of(),
                new FreshJavac(Sources.LEVEL)
                        .compile(files).errors().stream()
                                .map(error -> error.message())
                                .toList(),
                files.get("Check.java"));
    }

    @Test
    void whatWasPassedIsToldByName() {
        var result = Trial.compareTemplate(
                "public class A { public static void m(java.util.List<Object> a) { a.clear(); a.add(@@); } }",
                "1",
                "2");
        assertEquals(
                "java.util.List<java.lang.Object> passed = new java.util.ArrayList<>(); A.m(passed); passed : [1] -> [2]",
                Trial.tell(result.witnesses().get(0)));
    }

    @Test
    void aLambdaIsToldAsOne() {
        var result = Trial.compareTemplate(
                "public class A { public interface Rule { int of(int x, String s); } public static int m(Rule r) { return r.of(3, \"\") + @@; } }",
                "1",
                "2");
        assertEquals("A.m((x, y) -> x) : 4 -> 5", Trial.tell(result.witnesses().get(0)));
    }

    @Test
    void anInnerObjectIsMadeFromTheOneAroundIt() {
        var result =
                Trial.compareTemplate("public class A { public class I { public int m() { return @@; } } }", "1", "2");
        assertTrue(
                result.witnesses().stream()
                        .anyMatch(witness ->
                                Trial.tell(witness).equals("var a = new A(); var i = a.new I(); i.m() : 1 -> 2")),
                result.witnesses().stream().map(Trial::tell).toList().toString());
    }

    /** Nobody but a list of the program's has these objects. */
    private static final String ROWS = """
            public class Table {
                public static java.util.List<Row> rows(String text) {
                    var rows = new java.util.ArrayList<Row>();
                    for (String part : text.split(",")) if (!part.isBlank()) rows.add(new Row(part.split("")));
                    return rows;
                }
                public static final class Row {
                    private final String[] cells;
                    private Row(String[] cells) { this.cells = cells; }
                    public String cell(int index) { return cells[@@]; }
                }
            }
            """;

    @Test
    void whatIsOnlyFoundInAListIsCalledWithEverything() {
        var result = Trial.compareTemplate(ROWS, "index", "Math.max(0, index)");
        assertTrue(result.differing() > 0);
    }

    @Test
    void aSearchThatMayEndsWhenNothingNewOfTheChangeShows() {
        String program =
                "public class A { public int f(int a, int b) { return a > b ? a - b : b - a; } public int g(int a) { int n = 0; for (int i = 0; i < a % 7; i++) n += i; return n; } }";
        var marks = java.util.Map.of("A.f(II)I", 0, "A.g(I)I", 1);
        var code = new Programs.Code(assay.oracle.Sources.ecj(program), Libraries.EMPTY);
        var scope = new Scope(
                false, java.util.Map.of("A#f(int,int)", 0, "A#g(int)", 1), java.util.Set.of(), java.util.Set.of(0));
        var whole = new Settings(20_000, 1, 30_000, false, 5, false);
        var soon = new Settings(20_000, 1, 30_000, false, 5, false, 0, 1, 20_000, true);
        int all = new Comparison(
                        new Programs(code, code, marks, java.util.Set.of(), Access.OUTSIDE),
                        whole,
                        scope,
                        SeedSequences.NONE)
                .run()
                .sequences();
        int few = new Comparison(
                        new Programs(code, code, marks, java.util.Set.of(), Access.OUTSIDE),
                        soon,
                        scope,
                        SeedSequences.NONE)
                .run()
                .sequences();
        assertTrue(few >= 200 && 2 * few < all, few + " of " + all);
    }
}
