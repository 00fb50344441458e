package assay.oracle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.program.CommonClass;
import assay.oracle.search.Trial;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a caller can see of a run, written so that two versions can be compared. */
class ObserverTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int | 42 | 42",
                "long | 42L | 42",
                "Object | 42L | 42L",
                "Object | (short) 4 | (short) 4",
                "byte | (byte) -4 | -4",
                "float | 1.5f | 1.5",
                "double | -0.0 | -0.0",
                "double | 0.0/0.0 | NaN",
                "boolean | true | true",
                "char | 'x' | 'x'",
                "char | '\\'' | '\\''",
                "String | null | null",
                "String | \"a\\nb\\t\\\"c\\\\\" | \"a\\nb\\t\\\"c\\\\\"",
                "String | \"\\u00e4\\u4e16\" | \"\u00e4\u4e16\"",
                "String | \"\\ud83d\\ude00\" | \"\\ud83d\\ude00\"",
                "int[] | new int[] {1, 2} | new int[] {1, 2}",
                "int[][] | new int[][] {{1}, null, {}} | new int[][] {new int[] {1}, null, new int[] {}}",
                "Object | java.util.List.of(1, java.util.List.of(\"a\"), 'c') | [1, [\"a\"], 'c']",
                "Object | new java.util.HashSet<>(java.util.List.of(\"b\", \"c\", \"a\")) | [\"a\", \"b\", \"c\"]",
                "Object | java.util.Map.of(\"k\", java.util.List.of(1L)) | {\"k\"=[1L]}",
                "Object | java.util.Optional.of(\"x\") | Optional[\"x\"]",
                "Object | java.util.Optional.empty() | Optional.empty",
                "Object | new R(1, \"s\") | A.R[a=1, b=\"s\"]",
                "Object | Colour.RED | A.Colour.RED",
                "Object | String.class | java.lang.String.class",
                "Object | new IllegalStateException() | java.lang.IllegalStateException",
                "Object | new Object() | java.lang.Object",
                "Object | (Runnable) () -> {} | java.lang.Runnable",
                "Object | new Object[] {new Object(), new int[0]} | new java.lang.Object[] {java.lang.Object, new int[] {}}",
            })
    void valuesAreWrittenAsTheyStandInJava(String type, String expression, String expected) {
        String program = "public class A { public static " + type + " m() { return " + expression
                + "; } public record R(int a, String b) {} public enum Colour { RED } }";
        assertEquals(expected, result(program));
    }

    @Test
    void anArrayOfAnotherTypeIsAnotherValue() {
        assertNotEquals(
                result("public class A { public static Object m() { return new int[] {1}; } }"),
                result("public class A { public static Object m() { return new long[] {1}; } }"));
    }

    @Test
    void theOrderOfASetIsNothingToGoByAndThatOfAListIs() {
        String set =
                "public class A { public static Object m() { return new java.util.@@<>(java.util.List.of(1, 2, 3)); } }";
        assertEquals(
                0,
                Trial.compareTemplate(
                                "public class A { public static Object m() { java.util.Set<Object> s = new java.util.HashSet<>(); @@ return s; } }",
                                "s.add(Boolean.TRUE); s.add(\"b\");",
                                "s.add(\"b\"); s.add(Boolean.TRUE);")
                        .differing());
        assertTrue(Trial.compareTemplate(
                                "public class A { public static Object m() { java.util.Collection<Object> s = new java.util.ArrayList<>(); @@ return s; } }",
                                "s.add(1); s.add(2);",
                                "s.add(2); s.add(1);")
                        .differing()
                > 0);
        assertEquals("[1, 2, 3]", result(set.replace("@@", "TreeSet")));
    }

    @Test
    void cyclesComeToAnEnd() {
        assertNotNull(
                result(
                        "public class A { public A next = this; public A getNext() { return this; } public static A m() { return new A(); } }"));
        assertNotNull(
                result(
                        "public class A { public static Object m() { Object[] a = new Object[2]; a[0] = a; a[1] = java.util.List.of((Object) a); return a; } }"));
        assertNotNull(
                result(
                        "public class A { public static Object m() { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(l); return l; } }"));
        assertNotNull(
                result(
                        "public class A { public record R(Object[] o) {} public static Object m() { Object[] a = new Object[1]; a[0] = new R(a); return a; } }"));
    }

    @Test
    void wideAndDeepValuesAreCutShort() {
        long start = System.nanoTime();
        String text = observe(
                        "public class A { public static Object m() { return java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, \"x\")))); } }")
                .text();
        assertTrue(text.length() < 100_000, "length " + text.length());
        assertTrue(System.nanoTime() - start < 5_000_000_000L, "took too long");
    }

    @Test
    void aDifferenceFarBackInALongTextIsSeen() {
        assertTrue(Trial.compareTemplate(
                                "public class A { public static String m() { return \"x\".repeat(9_000) + @@; } }",
                                "1",
                                "2")
                        .differing()
                > 0);
    }

    @Test
    void identityIsNeverShown() {
        for (String expression : List.of(
                "new A().toString()",
                "\"\" + new A()",
                "new int[0].toString()",
                "new A[0].toString()",
                "\"<\" + new Object() + \">\"",
                "new java.util.concurrent.atomic.AtomicReference<>(new A())")) {
            String program = "public class A { public static Object m() { return " + expression + "; } }";
            assertEquals(result(program), result(program), expression);
        }
    }

    @Test
    void textThatOnlyLooksLikeAnIdentityIsStillCompared() {
        assertTrue(Trial.compareTemplate(
                                "public class A { public static String m() { return \"item@@@\"; } }"
                                        .replace("@@@", "@@@"),
                                "@10001",
                                "@10002")
                        .differing()
                > 0);
    }

    @Test
    void fieldsAndGettersOfAReturnedObjectAreSeen() {
        String template = "public class A { public static B m() { return new B(); } public static class B { @@ } }";
        assertTrue(told(template, "public int f = 1;", "public int f = 2;").contains("A.m().f : 1 -> 2"));
        assertTrue(told(template, "public int getX() { return 1; }", "public int getX() { return 2; }")
                .contains("A.m().getX() : 1 -> 2"));
    }

    @Test
    void objectsInsideCollectionsAreSeen() {
        assertTrue(Trial.compareTemplate(
                        "public class A { public static Object m() { return java.util.List.of(new B()); } public static class B { public int f = @@; } }",
                        "1",
                        "2")
                .witnesses()
                .stream()
                .anyMatch(w -> Trial.tell(w).startsWith("A.m() :")));
    }

    @Test
    void theContentOfAProgramsOwnCollectionIsSeen() {
        assertTrue(Trial.compareTemplate(
                                "public class A { public static class Bag extends java.util.ArrayList<Integer> {} public static Bag m() { Bag b = new Bag(); b.add(@@); return b; } }",
                                "1",
                                "2")
                        .differing()
                > 0);
    }

    @Test
    void gettersThatThrowAreSeenAsThrowing() {
        String template = "public class A { public int getX() { @@ } public void m() {} }";
        assertTrue(Trial.compareTemplate(template, "return 1;", "throw new IllegalStateException();")
                        .differing()
                > 0);
        assertEquals(
                0,
                Trial.compareTemplate(
                                template,
                                "throw new IllegalStateException(\"a\");",
                                "throw new IllegalStateException(\"b\");")
                        .differing());
    }

    @Test
    void gettersThatLoopMakeTheRunOneThatWasCutOff() {
        var observation = observe(
                "public class A { public int getX() { while (true) {} } public static A m() { return new A(); } }");
        assertEquals("steps", observation.interruption().what());
    }

    @Test
    void gettersThatPrintShowInBothVersions() {
        assertEquals(
                0,
                Trial.compareTemplate(
                                "public class A { int x = @@; public int getX() { System.out.println(\"get\"); return x; } }",
                                "1",
                                "2 - getOne(); static int getOne() { return 1; }")
                        .differing());
    }

    @Test
    void whatIsPrintedIsSeen() {
        assertEquals(
                List.of("A.m() : \"1\\n\" -> \"2\\n\""),
                told("public class A { public static void m() { System.out.println(@@); } }", "1", "2"));
        assertEquals(
                "error-output",
                Trial.compareTemplate("public class A { public static void m() { System.err.print(@@); } }", "1", "2")
                        .witnesses()
                        .get(0)
                        .difference()
                        .observed());
    }

    @Test
    void publicStaticFieldsAreSeenAndHiddenOnesAreNot() {
        String template = "public class A { @@ static int f = 0; public static void m() { f = %s; } }";
        assertTrue(Trial.compare(
                        template.replace("@@", "public").formatted("1"),
                        template.replace("@@", "public").formatted("2"))
                .witnesses()
                .stream()
                .anyMatch(w -> Trial.tell(w).endsWith("A.f : 1 -> 2")));
        assertEquals(
                0,
                Trial.compare(
                                template.replace("@@", "private").formatted("1"),
                                template.replace("@@", "private").formatted("2"))
                        .differing());
    }

    @Test
    void programTextCannotForgeLines() {
        var result = Trial.compareTemplate(
                "public class A { public static StringBuilder m() { return new StringBuilder(\"x\\n#9\\t@@\"); } }",
                "1",
                "2");
        assertEquals(1, result.witnesses().size());
        assertTrue(
                Trial.tell(result.witnesses().get(0)).startsWith("A.m() : "),
                Trial.tell(result.witnesses().get(0)));
    }

    @Test
    void messagesOfExceptionsCountOnlyWhereAskedFor() {
        String before = "public class A { public static void m() { throw new IllegalStateException(\"a\"); } }";
        String after = before.replace("\"a\"", "\"b\"");
        assertEquals(0, Trial.compare(before, after).differing());
        assertTrue(Trial.compare(before, after, new Settings(100, 1, 30_000, true, 5, false))
                        .differing()
                > 0);
    }

    private static List<String> told(String template, String before, String after) {
        return Trial.compareTemplate(template, before, after).witnesses().stream()
                .map(Trial::tell)
                .toList();
    }

    /** What {@code A.m()} returns, as it is written down. */
    private static String result(String program) {
        var observation = observe(program);
        assertNull(observation.interruption());
        return observation
                .text()
                .lines()
                .filter(line -> line.startsWith("#0\t"))
                .findFirst()
                .orElseThrow()
                .substring(3);
    }

    private static Runner.Observation observe(String program) {
        Programs programs = Trial.same(program);
        Member method = programs.common.methods().stream()
                .filter(member -> member.name().equals("m"))
                .findFirst()
                .orElseThrow();
        return new Runner(programs.common, Observer.Strictness.TYPES)
                .run(programs.before(), new Sequence(List.of(new Sequence.Step(method, -1, List.of()))), Runner.BUDGET);
    }

    /** A reader of which every {@code getNext} takes one away. */
    private static final String READER = """
            public class Reader {
                private final java.util.List<String> left = new java.util.ArrayList<>(java.util.List.of("a", "b", "c"));
                public String getNext() { return left.isEmpty() ? null : left.remove(0); }
                public int size() { return left.size(); }
                public boolean take(String text) { return @@; }
            }
            """;

    @Test
    void whatWritesIsNotAskedBetweenTheCallsWhateverItIsCalled() {
        Programs programs = Trial.same(READER.replace("@@", "left.remove(text)"));
        CommonClass reader = programs.common.find("Reader");
        assertEquals(
                List.of("size"), reader.getters().stream().map(Member::name).toList());
        assertEquals(
                List.of("getNext"), reader.late().stream().map(Member::name).toList());
    }

    @Test
    void whatWritesIsAskedInTheEnd() {
        var result = Trial.compareTemplate(READER, "left.remove(text)", "left.remove(text) && left.remove(\"c\")");
        assertTrue(result.differing() > 0);
        // Were it asked after each call, nothing would be left to take.
        assertTrue(
                result.witnesses().stream().map(Trial::tell).anyMatch(told -> told.contains("take(\"a\")")),
                () -> result.witnesses().stream().map(Trial::tell).toList().toString());
    }
}
