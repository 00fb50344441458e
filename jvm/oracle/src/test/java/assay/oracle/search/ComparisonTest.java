package assay.oracle.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.run.Settings;
import assay.oracle.witness.SeedSequences;
import assay.oracle.witness.Verification;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Differences are found, told as shortly as can be, and never invented. */
class ComparisonTest {

    @Test
    void aProgramDoesNotDifferFromItself() {
        String program = """
                public class A {
                    static int made; public int f; public static String last = "";
                    public A() { made++; } public A(int f) { this.f = f; }
                    public int getF() { return f; } public void setF(int f) { this.f = f; last = "set"; System.out.println(f); }
                    public static int made() { return made; }
                    public Object[] all() { return new Object[] {this, f, "x", null, java.util.List.of(1)}; }
                    public int div(int x) { return f / x; }
                    public Colour next(Colour c) { return Colour.values()[(c.ordinal() + 1) % 3]; }
                    public enum Colour { RED, GREEN, BLUE }
                    public record P(int x, String c) { public P add(P o) { return new P(x + o.x, c); } }
                }
                """;
        var result = Trial.compare(program, program);
        assertEquals(0, result.differing());
        assertEquals(0, result.limitedInOne() + result.refusedInOne());
        assertEquals(List.of(), result.uncovered());
        assertTrue(result.judged() > 50, result.toString());
    }

    /** Template, what stands in it before, and after, and the shortest witness. */
    private record Change(String template, String before, String after, String told) {}

    @TestFactory
    Stream<DynamicTest> eachKindOfDifferenceIsFoundWithTheShortestWitness() {
        var changes = Map.of(
                "returned value",
                        new Change(
                                "public class A { public int m(int x) { return x + @@; } }",
                                "1",
                                "2",
                                "var a = new A(); a.m(0) : 1 -> 2"),
                "only for one argument",
                        new Change(
                                "public class A { public static int m(int x) { return x == 77 ? @@ : 0; } }",
                                "1",
                                "2",
                                "A.m(77) : 1 -> 2"),
                "exception instead of a value",
                        new Change(
                                "public class A { public static int m(int x) { @@ } }",
                                "return 1;",
                                "if (x == 2) throw new IllegalStateException(); return 1;",
                                "A.m(2) : 1 -> throws java.lang.IllegalStateException"),
                "another exception",
                        new Change(
                                "public class A { public static void m() { throw new @@(); } }",
                                "IllegalStateException",
                                "IllegalArgumentException",
                                "A.m() : throws java.lang.IllegalStateException -> throws java.lang.IllegalArgumentException"),
                "output",
                        new Change(
                                "public class A { public static void m() { System.out.print(@@); } }",
                                "1",
                                "2",
                                "A.m() : \"1\" -> \"2\""),
                "output lost",
                        new Change(
                                "public class A { public static void m() { @@ } }",
                                "System.out.print(1);",
                                "",
                                "A.m() : \"1\" -> \"\""),
                "state after two calls",
                        new Change(
                                "public class A { private int f; public void set(int x) { f = x @@; } public int read() { return f; } }",
                                "",
                                "+ 1",
                                "var a = new A(); a.set(0); a.read() : 0 -> 1"),
                "exception in a constructor",
                        new Change(
                                "public class A { public A(int x) { @@ } }",
                                "",
                                "if (x < 0) throw new IllegalStateException();",
                                "new A(-1) : (returns) -> throws java.lang.IllegalStateException"),
                "returned null",
                        new Change(
                                "public class A { public static String m() { return @@; } }",
                                "\"\"",
                                "null",
                                "A.m() : \"\" -> null"),
                "static initialiser",
                        new Change(
                                "public class A { static { @@ } public static void m() {} }",
                                "System.out.print(1);",
                                "System.out.print(2);",
                                "A.m() : \"1\" -> \"2\""));
        return changes.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Change change = entry.getValue();
                    List<String> told =
                            Trial.compareTemplate(change.template, change.before, change.after).witnesses().stream()
                                    .map(Trial::tell)
                                    .toList();
                    assertTrue(told.contains(change.told), "not among " + told);
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatDiffersHoldsOnJavacsClassFilesToo() {
        return Stream.of(
                        "int m(int x) { return @@; }",
                        "int m(String s) { return s != null && s.equals(\"magic\") ? @@ : 0; }",
                        "int m(A other) { return other == null ? 0 : @@; }",
                        "int m(int[] a) { return a == null ? 0 : a.length + @@; }")
                .map(method -> DynamicTest.dynamicTest(method, () -> {
                    String before = "public class A { public " + method.replace("@@", "1") + " }";
                    String after = "public class A { public " + method.replace("@@", "2") + " }";
                    assertEquals(
                            Verification.Finding.HOLDS,
                            Trial.verify(Trial.compare(before, after), before, after)
                                    .finding());
                }));
    }

    @TestFactory
    Stream<DynamicTest> equalBehaviourIsNeverADifference() {
        String noise = "int noise = 1; if (noise > 2) throw new IllegalStateException();";
        var templates = new java.util.LinkedHashMap<String, String[]>();
        templates.put("list of integers walked or measured", new String[] {
            "public class A { public int m(java.util.List<Integer> l) { @@ } }",
            "int s = 0; for (int i : l) s++; return s;",
            "return l.size();"
        });
        templates.put("set of own objects walked or measured", new String[] {
            "public class A { public int m(java.util.Set<A> l) { @@ } }",
            "int s = 0; for (A a : l) s++; return s;",
            "return l.size();"
        });
        templates.put("map of own objects walked or measured", new String[] {
            "public class A { public int m(java.util.Map<String, A> l) { @@ } }",
            "int s = 0; for (A a : l.values()) s++; return s;",
            "return l.size();"
        });
        templates.put("inner class that starts to use its outer object", new String[] {
            "public class A { public class I { public int m() { return @@; } } int two() { return 2; } }", "2", "two()"
        });
        templates.put("comparison with a type variable", new String[] {
            "public class A { public <T extends Comparable<T>> boolean m(T a) { @@ } }",
            "return a.equals(a);",
            "return a.compareTo(a) == 0;"
        });
        templates.put("class with hash codes of enums", new String[] {
            "public class A { public enum C { R } C c = C.R; public int hashCode() { return java.util.Objects.hash(c); } public int m() { @@ return 1; } }",
            "",
            noise
        });
        templates.put("flag of the thread that goes to and fro", new String[] {
            "public class A { public boolean m() { boolean was = Thread.interrupted(); if (!was) Thread.currentThread().interrupt(); @@ return was; } }",
            "",
            noise
        });
        templates.put("property that comes and goes", new String[] {
            "public class A { public boolean m() { @@ if (System.getProperties().remove(\"assay.k\") != null) return true; System.getProperties().put(\"assay.k\", \"v\"); return false; } }",
            "",
            noise
        });
        templates.put("renamed private helper in a printed stack trace", new String[] {
            "public class A { public void m() { try { @@(); } catch (IllegalStateException e) { e.printStackTrace(); } } private void @@() { throw new IllegalStateException(); } }",
            "one",
            "two"
        });
        templates.put("lambda instead of an anonymous class", new String[] {
            "public class A { public Object m() { Runnable r = @@; return r; } }",
            "new Runnable() { public void run() {} }",
            "() -> {}"
        });
        templates.put("exception of the program's own, renamed", new String[] {
            "public class A { static class @@ extends RuntimeException {} public void m() { throw new @@(); } }",
            "One",
            "Two"
        });
        templates.put("consumer that is given an object of a hidden class, renamed", new String[] {
            "public class A { static class @@ {} public void m(java.util.function.Consumer<Object> c) { c.accept(new @@()); } }",
            "One",
            "Two"
        });
        templates.put("consumer that is given a lambda", new String[] {
            "public class A { public void m(java.util.function.Consumer<Object> c) { @@ } }",
            "Runnable r = () -> {}; c.accept(r);",
            "Runnable r = () -> { int i = 0; }; c.accept((Runnable) r);"
        });
        templates.put("text of a hidden class, renamed, inside brackets", new String[] {
            "public class A { static class @@ {} public String m() { return \"x[\" + new @@() + \"]\"; } }",
            "One",
            "Two"
        });
        templates.put("lambda passed through or wrapped", new String[] {
            "public class A { public java.util.function.Supplier<String> m(java.util.function.Supplier<String> s) { return @@; } }",
            "s",
            "s == null ? null : () -> s.get()"
        });
        templates.put("rule of the program's own passed through or wrapped", new String[] {
            "public class A { public interface Rule { int of(int x); } public Rule m(Rule r) { return @@; } }",
            "r",
            "r == null ? null : x -> r.of(x)"
        });
        templates.put("function called once or twice", new String[] {
            "public class A { public int m(java.util.function.Function<String, Integer> f) { @@ } }",
            "int x = f.apply(\"a\"); return x + x;",
            "return f.apply(\"a\") + f.apply(\"a\");"
        });
        templates.put("iterator of another kind", new String[] {
            "public class A { public java.util.Iterator<Integer> m() { return @@; } }",
            "java.util.List.of(1, 2).iterator()",
            "new java.util.ArrayList<>(java.util.Arrays.asList(1, 2)).listIterator()"
        });
        templates.put("what can be walked through, as a list or not", new String[] {
            "public class A { public Iterable<Integer> m() { java.util.List<Integer> l = java.util.List.of(1, 2); return @@; } }",
            "l",
            "() -> l.iterator()"
        });
        templates.put("stream made at once or late", new String[] {
            "public class A { public java.util.stream.Stream<Integer> m(java.util.List<Integer> l) { return @@; } }",
            "l.stream()",
            "l.stream().filter(x -> true).peek(x -> {})"
        });
        templates.put("argument walked through by index or not", new String[] {
            "public class A { public int m(int[] a, java.util.List<String> l) { int s = 0; @@ return s + l.size(); } }",
            "for (int x : a) s += x;",
            "for (int i = 0; i < a.length; i++) s += a[i];"
        });
        templates.put(
                "enum with another constant",
                new String[] {"public enum A { ONE, TWO@@; public int m() { return 1; } }", "", ", THREE"});
        templates.put("constants of a class in a helper of the same values", new String[] {
            "public class A { public static final int X = @@; public static final String S = \"a\"; }", "7", "3 + 4"
        });
        templates.put("set of own objects by identity", new String[] {
            "public class A { public String m(java.util.Set<A> s) { StringBuilder b = new StringBuilder(); @@ return b.toString(); } }",
            "for (A a : s) b.append(a);",
            "s.forEach(a -> b.append(a));"
        });
        templates.put("type variable compared from the other side", new String[] {
            "public class A<T extends Comparable<T>> { private T top; public void add(T t) { if (top == null || @@) top = t; } public T top() { return top; } }",
            "t.compareTo(top) > 0",
            "top.compareTo(t) < 0"
        });
        templates.put("list of a type variable", new String[] {
            "public class A<T> { private final java.util.List<T> l = new java.util.ArrayList<>(); public boolean add(T t) { return l.add(t); } public int m(java.util.Comparator<T> c) { @@ return l.size(); } }",
            "l.sort(c);",
            "java.util.Collections.sort(l, c);"
        });
        return templates.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    String[] change = entry.getValue();
                    String before = change[0].replace("@@", change[1]);
                    String after = change[0].replace("@@", change[2]);
                    var result = Trial.compare(before, after);
                    // A difference that only the verification takes back is no false alarm, but there must be none that
                    // it lets pass.
                    if (result.differing() > 0)
                        assertFalse(
                                Trial.verify(result, before, after).finding() == Verification.Finding.HOLDS,
                                Trial.tell(result.witnesses().get(0)));
                }));
    }

    @Test
    void aChangeIsSeenThoughSomethingElseOfTheObjectIsUnsteady() {
        assertTrue(Trial.compareTemplate(
                                "public class A { public enum C { R } C c = C.R; public int hashCode() { return java.util.Objects.hash(c); } public int m() { return @@; } }",
                                "1",
                                "2")
                        .differing()
                > 0);
        assertTrue(Trial.compareTemplate(
                                "public record A(C c) { public enum C { R } public int m() { return @@; } }", "1", "2")
                        .differing()
                > 0);
        assertTrue(Trial.compareTemplate(
                                "public class A { public long getTime() { return System.nanoTime(); } public int m() { return @@; } }",
                                "1",
                                "2")
                        .differing()
                > 0);
    }

    @Test
    void aLimitMetInOneVersionOnlyIsCountedAsThatAndNotAsADifference() {
        var result = Trial.compareTemplate(
                "public class A { public static int m() { @@ return 1; } }",
                "",
                "int i = 0; while (i >= 0) i = i == 5 ? 0 : i + 1;");
        assertEquals(0, result.differing());
        assertTrue(result.limitedInOne() > 0);
        assertEquals(0, result.limited());
        assertEquals(List.of("A#m()"), result.uncovered());
    }

    @Test
    void aRefusalInOneVersionOnlyIsCountedAsThatAndNotAsADifference() {
        var result = Trial.compareTemplate(
                "public class A { public static int m() { @@ return 1; } }", "", "System.exit(0);");
        assertEquals(0, result.differing());
        assertTrue(result.refusedInOne() > 0);
    }

    @Test
    void aLongLoopThatEndsGetsASecondChance() {
        var result = Trial.compareTemplate(
                "public class A { public static int m() { int s = 0; for (int i = 0; i < 200_000; i++) s += @@; return s; } }",
                "1",
                "2");
        assertEquals(
                List.of("A.m() : 200000 -> 400000"),
                result.witnesses().stream().map(Trial::tell).toList());
    }

    @Test
    void staticStateDoesNotLeakFromOneSequenceIntoTheNext() {
        var result = Trial.compareTemplate(
                "public class A { private static int n; public static int next() { return n += @@; } }", "1", "2");
        assertEquals(
                List.of("A.next() : 1 -> 2"),
                result.witnesses().stream().map(Trial::tell).toList());
        var steady = Trial.compareTemplate(
                "public class A { private static int n; public static int next() { @@ return ++n; } }", "", "n += 0;");
        assertEquals(0, steady.differing() + steady.flaky());
    }

    @Test
    void stateInTheFinalFieldsOfAnEnumDoesNotLeakEither() {
        var result = Trial.compareTemplate(
                "public enum A { X; private final java.util.List<Integer> l = new java.util.ArrayList<>(); public int add() { l.add(1); return l.size() @@; } }",
                "",
                "+ 10");
        assertTrue(
                result.witnesses().stream()
                        .anyMatch(witness -> Trial.tell(witness).endsWith("add() : 1 -> 11")),
                result.witnesses().stream().map(Trial::tell).toList().toString());
        assertEquals(0, result.flaky());
    }

    @Test
    void onlyWhatIsInScopeIsTheEndOfASequence() {
        String program =
                "public class A { private int f; private int g; public void set(int x) { f = x; } public int one() { return f; } public int two() { g++; return f + @@; } public static class B { public B(int x) {} public int three() { return 3; } } }";
        var programs = Trial.programs(program.replace("@@", "1"), program.replace("@@", "2"));
        var two = new Comparison(
                        programs,
                        Trial.SETTINGS,
                        Trial.scope(java.util.Set.of("A#two()"), java.util.Set.of("A#set(int)")),
                        SeedSequences.NONE)
                .run();
        assertTrue(two.differing() > 0);
        assertEquals(1, two.covered());
        var others = new Comparison(
                        programs,
                        Trial.SETTINGS,
                        Trial.scope(java.util.Set.of("A#one()", "A$B#<init>(int)"), java.util.Set.of("A#set(int)")),
                        SeedSequences.NONE)
                .run();
        assertEquals(0, others.differing());
        assertEquals(List.of(), others.uncovered());
        assertEquals(
                0,
                new Comparison(
                                programs,
                                Trial.SETTINGS,
                                Trial.scope(java.util.Set.of(), java.util.Set.of()),
                                SeedSequences.NONE)
                        .run()
                        .sequences());
    }

    @Test
    void helpersAreCalledBeforeWhatIsTested() {
        String program =
                "public class A { private int f; public void set(int x) { f = x; } public int two() { return f == 2 ? @@ : 0; } }";
        var programs = Trial.programs(program.replace("@@", "1"), program.replace("@@", "2"));
        assertTrue(new Comparison(
                                programs,
                                Trial.SETTINGS,
                                Trial.scope(java.util.Set.of("A#two()"), java.util.Set.of("A#set(int)")),
                                SeedSequences.NONE)
                        .run()
                        .differing()
                > 0);
        assertEquals(
                0,
                new Comparison(
                                programs,
                                Trial.SETTINGS,
                                Trial.scope(java.util.Set.of("A#two()"), java.util.Set.of()),
                                SeedSequences.NONE)
                        .run()
                        .differing());
    }

    @Test
    void aSmallProgramThatKeepsNothingEndsEarly() {
        assertTrue(Trial.compareTemplate(
                                "public class A { public int m() { return 1; } public int n(boolean b) { @@ return 2; } }",
                                "",
                                "int i = 3;")
                        .sequences()
                < 10);
        assertTrue(Trial.compareTemplate(
                                "public class A { private int f; public void up() { f++; } public int read() { @@ return 2; } }",
                                "",
                                "int i = 3;")
                        .sequences()
                < 100);
    }

    @Test
    void inALargeProgramEveryMethodHasItsTurn() {
        var program = new StringBuilder("public class A { private int f;");
        for (int i = 0; i < 300; i++)
            program.append(" public int m")
                    .append(i)
                    .append("(int x, String s, A a) { f += x; return f * ")
                    .append(i)
                    .append("; }");
        var result = Trial.compare(program + " }", program + " public int n() { return 1; } }");
        assertEquals(List.of(), result.uncovered());
        assertEquals(2_000, result.sequences());
    }

    @Test
    void aMethodThatCouldNeverBeCalledIsUncovered() {
        assertEquals(
                List.of("A#m()"),
                Trial.compareTemplate(
                                "public class A { private A() {} public static A make() { return null; } public int m() { return @@; } }",
                                "1",
                                "2")
                        .uncovered());
        assertEquals(
                List.of("A#m()"),
                Trial.compareTemplate(
                                "public abstract class A { abstract void open(); public int m() { return @@; } }",
                                "1",
                                "2")
                        .uncovered());
    }

    @Test
    void aMethodOfAPackagePrivateClassIsSeenThroughItsPublicSubclass() {
        assertTrue(Trial.compareTemplate(
                                "package p; public class A extends B {} class B { public int m() { return @@; } }",
                                "1",
                                "2")
                        .differing()
                > 0);
    }

    @Test
    void whatIsPackagePrivateIsCalledFromInsideItsPackage() {
        String program =
                "package p; class A { int total; void add(int i) { total += @@; } } enum E { X } record R(int i) { int twice() { return i + i; } }";
        assertEquals("var a = new p.A(); a.add(1); a.total : 1 -> 2", inside(program, "i", "2 * i"));
        assertEquals("", inside(program, "i", "1 * i"));
        assertEquals(
                "",
                Trial.compareTemplate(program, "i", "2 * i").witnesses().stream()
                        .map(Trial::tell)
                        .findFirst()
                        .orElse(""));
    }

    @Test
    void packagePrivateTypesAreImplementedFromInsideTheirPackage() {
        String lambda =
                "package p; class A { int m(F f) { return f.twice(1); } } interface F { int of(int i); default int twice(int i) { return @@ * of(i); } }";
        assertEquals("p.A", inside(lambda, "2", "3").replaceAll(".*new (p.A)\\(.*", "$1"));
        String stub =
                "package p; class A { int m(S s) { return s.sum() @@; } } abstract class S { S(int i) { } abstract int one(int i); abstract int other(); final int sum() { return one(1) + other(); } }";
        assertTrue(inside(stub, "", "+ 1").contains("{ protected int one(int x) {"), inside(stub, "", "+ 1"));
    }

    private static String inside(String template, String before, String after) {
        var result = new Comparison(
                        Trial.inside("p", template.replace("@@", before), template.replace("@@", after)),
                        Trial.SETTINGS)
                .run();
        return result.witnesses().stream().map(Trial::tell).findFirst().orElse("");
    }

    @Test
    void theSameSeedGivesTheSameResult() {
        String before =
                "public class A { public int m(int x, String s, A a) { return x; } public A n(A[] as) { return this; } public int o(long l, double d) { return 3; } }";
        String after = before.replace("return 3", "return 4");
        var settings = new Settings(40, 9, 30_000, false, 5, false);
        var first = Trial.compare(before, after, settings);
        var second = Trial.compare(before, after, settings);
        assertEquals(first.differing(), second.differing());
        assertEquals(
                first.witnesses().stream().map(Trial::tell).toList(),
                second.witnesses().stream().map(Trial::tell).toList());
        assertFalse(first.witnesses().isEmpty());
    }
}
