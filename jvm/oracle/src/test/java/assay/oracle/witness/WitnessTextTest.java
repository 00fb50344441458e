package assay.oracle.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.run.Difference;
import assay.oracle.run.Programs;
import assay.oracle.search.Trial;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Sequence;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A witness that one process writes, another one reads and finds true. */
class WitnessTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int | x == -1",
                "int | x == -123456",
                "int | x == Integer.MIN_VALUE",
                "long | x == 5_000_000_000L",
                "long | x == Long.MIN_VALUE",
                "short | x == -1",
                "short | x == 300",
                "byte | x == -1",
                "byte | x == 77",
                "char | x == ' '",
                "char | x == '\\''",
                "char | x == '\\\\'",
                "char | x == '0'",
                "boolean | x",
                "float | x == 0.1f",
                "float | x < -1",
                "double | x == 2.75e10",
                "double | x >= 1e300",
                "String | x == null",
                "String | \"say \\\"hi\\\" \\\\ \\n\\t\".equals(x)",
                "String | \"\\u0001\\u00e4\\ud83d\\ude00\\u2028\".equals(x)",
                "String | \"\\\\u0041\".equals(x)",
                "String | \"\\0\\1779\".equals(x)",
                "Object | \"deep\".equals(x)",
                "Object | x instanceof Integer",
                "CharSequence | \"chars\".equals(x)",
                "Integer | x != null && x == -1",
                "Long | x != null && x == -1",
                "Short | x != null && x == 2",
                "Byte | x != null && x == 2",
                "Character | x != null && x == 'a'",
                "Boolean | x != null && x",
                "Double | x != null && x < -1",
                "Float | x != null && x == 100",
                "int[] | x != null && x.length > 0 && x[0] != 0",
                "String[] | x != null && x.length == 0",
                "String[][] | x != null && x.length > 0",
                "long[] | x != null && x.length > 0",
                "A[] | x != null && x.length > 0",
                "A | x != null",
                "A | x == null",
                "java.util.List<String> | x != null && x.size() == 2",
                "java.util.Set<String> | x != null && x.isEmpty()",
                "java.util.Map<String, String> | x != null",
                "Thread.State | x == Thread.State.NEW",
                "Number | x != null && x.intValue() == 1",
            })
    void everyKindOfArgumentSurvivesTheRoundTrip(String type, String condition) {
        String before = "public class A { public static int m(" + type + " x) { return " + condition + " ? 1 : 0; } }";
        String after = before.replace("? 1", "? 2");
        var result = Trial.compare(before, after);
        assertFalse(result.witnesses().isEmpty(), "no witness");
        var verified = Trial.verify(result, before, after);
        assertEquals(Verification.Finding.HOLDS, verified.finding());
        assertEquals("1", verified.story().get("before").getAsString());
        assertEquals(new Expected(Expected.Kind.VALUE, "1"), verified.expected());
    }

    @Test
    void aSequenceIsReadAsItWasWritten() {
        Programs programs = Trial.same(
                "public class A { public A(int x, A[] as, String s) {} public A m(java.util.List<String> l, A a, long[][] q) { return this; } public static int k(char c) { return 1; } }");
        for (Sequence sequence : Trial.plan(programs, 500)) {
            var witness = new Witness(sequence, new Difference(">out", "a", "b"), java.util.Set.of());
            var json = JsonParser.parseString(WitnessText.write(witness, true).toString())
                    .getAsJsonObject();
            assertEquals(sequence, WitnessText.read(json).sequence(programs.common));
            assertTrue(WitnessText.read(json).unsteady());
        }
    }

    @Test
    void aDrawnSequenceIsReadAsItWasWritten() {
        Programs programs = Trial.same(
                "package p; public class A { public static class E {} public static class Failed extends Exception {} public interface Port { String send(String s) throws Failed; boolean save(A a); long now(); } public A(Port port, java.util.function.Function<String, String> f) { this.f = f; } private final java.util.function.Function<String, String> f; private int n;"
                        + " public int m(java.util.Map<String, String> l, Class<? extends E> c, int[][] q) { return q.length > 1 ? n++ : l.size(); } public Runnable on(java.time.LocalDate d, java.util.List<String> l) { return () -> n++; } public boolean equals(Object o) { return o instanceof A a && a.n == n; } public int hashCode() { return n; } }");
        java.util.List<Sequence> drawn = Trial.drawn(programs, 200, 500);
        assertTrue(drawn.size() > 100);
        for (Sequence sequence : drawn) {
            var witness = new Witness(sequence, new Difference(">out", "a", "b"), java.util.Set.of());
            var json = JsonParser.parseString(WitnessText.write(witness, true).toString())
                    .getAsJsonObject();
            assertEquals(
                    JavaText.tell(sequence, ">out", java.util.Set.of()),
                    JavaText.tell(WitnessText.read(json).sequence(programs.common), ">out", java.util.Set.of()));
        }
    }

    @Test
    void aWitnessOfAnotherProgramIsNone() {
        String program = "public class A { public static int m() { return @@; } }";
        var result = Trial.compareTemplate(program, "1", "2");
        var text = WitnessText.read(WitnessText.write(result.witnesses().get(0), false));
        assertNull(text.sequence(Trial.same("public class A { public static long m() { return 1; } }").common));
        assertNull(text.sequence(Trial.same("public class B {}").common));
    }

    @Test
    void whatIsSaidToDifferAndDoesNotIsTheSame() {
        var result = Trial.compareTemplate("public class A { public static int m() { return @@; } }", "1", "2");
        String program = "public class A { public static int m() { return 1; } }";
        assertEquals(
                Verification.Finding.SAME,
                Trial.verify(result, program, program).finding());
    }

    @Test
    void aWitnessThatMeetsALimitIsCutOff() {
        var result = Trial.compareTemplate("public class A { public static int m() { return @@; } }", "1", "2");
        assertEquals(
                Verification.Finding.CUT_OFF,
                Trial.verify(
                                result,
                                "public class A { public static int m() { return 1; } }",
                                "public class A { public static int m() { while (true) {} } }")
                        .finding());
    }

    @Test
    void hostileValuesDoNotBreakTheExpectation() {
        for (String body : List.of(
                "public record R(int x) { public String toString() { throw new Error(); } } public static R m() { return new R(@@); }",
                "public record R(int x) { public String toString() { while (x != 0) {} return null; } } public static R[] m() { return new R[] {new R(@@)}; }",
                "public static Object m() { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(l); l.add(@@); return l; }",
                "public static Object m() { Object[] l = new Object[2]; l[0] = l; l[1] = @@; return l; }",
                "public static Object m() { return new java.util.concurrent.atomic.AtomicReference<>(new Object() { public String toString() { return \"\" + @@; } }); }")) {
            String before = "public class A { " + body.replace("@@", "1") + " }";
            String after = "public class A { " + body.replace("@@", "2") + " }";
            var result = Trial.compare(before, after);
            if (!result.witnesses().isEmpty())
                assertEquals(
                        Verification.Finding.HOLDS,
                        Trial.verify(result, before, after).finding(),
                        body);
        }
    }
}
