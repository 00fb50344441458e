package assay.oracle.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.Dialect;
import assay.oracle.compile.FreshJavac;
import assay.oracle.program.Common;
import assay.oracle.search.Trial;
import assay.oracle.seeds.Seeds;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Sequence;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Seeds that only use the program are read as the sequences that they stand for. */
class SeedSequencesTest {

    @Test
    void membersAndConstantsHaveTheNamesThatSequencesKnow() {
        String program = """
                package p;
                public class A extends Base<String> {
                    public static final A ONE = new A();
                    public enum E { X, Y }
                    public A() {}
                    public A(int[] values, E e, java.util.List<? extends Number> list) {}
                    public A all(byte b, short s, char c, long l, float f, double d, boolean z, Object... rest) { return this; }
                    public class Inner { public Inner(String text) {} public int size() { return 1; } }
                    @Override public String get(String key) { return key; }
                    public void run(java.util.function.Supplier<String> made, Runnable action) {}
                }
                ---
                package p;
                abstract class Base<T> {
                    public T get(T key) { return key; }
                    public int count() { return 1; }
                }
                """;
        String test = """
                package p;
                import java.util.*;
                public class ATest {
                    @org.junit.Test public void test() {
                        A a = new A(new int[] {1, -2}, A.E.Y, Arrays.asList(1, 2.5));
                        a.all((byte) 1, (short) -2, '\\'', 4, 1.5f, -0.0, true, 1, "two", 'c', 4L, null);
                        A.ONE.get("k").length();
                        a.count();
                        a.new Inner("t").size();
                        a.run(() -> "s", () -> {});
                    }
                }
                """;
        Common common = Trial.common(program, program);
        Seeds.Found found = Seeds.find(new Seeds.Request(
                        Map.of("p/ATest.java", test),
                        Sources.javac(program).classes(),
                        new Dialect(Sources.LEVEL, List.of())))
                .get(0);
        List<JsonObject> own = found.sequences().stream()
                .filter(json -> !json.toString().contains("\"member\":\"java."))
                .toList();
        assertEquals(7, own.size(), own::toString);
        for (JsonObject json : own)
            assertFalse(new WitnessText(json.getAsJsonArray("steps"), false).sequence(common) == null, json::toString);
    }

    @Test
    void whatComesFromGenericMethodsOfTheJdkIsToldInJavaThatCompiles() {
        String program =
                "package p; public class A { public static int parse(String text) { return text.length(); } public static int all(java.util.List<String> texts) { return texts.size(); } }";
        String test = """
                package p;
                import java.util.*;
                import java.util.stream.*;
                public class ATest {
                    @org.junit.Test public void test() {
                        A.parse(Arrays.stream(new String[] {"x", "y"}).map(text -> text).collect(Collectors.joining(",")));
                        A.all(new ArrayList<>(List.of("x", "y")));
                        A.all(Collections.singletonList("x"));
                    }
                }
                """;
        var classes = Sources.javac(program).classes();
        var dialect = new Dialect(Sources.LEVEL, List.of());
        Common common = Trial.common(program, program);
        List<JsonObject> found = Seeds.find(new Seeds.Request(Map.of("p/ATest.java", test), classes, dialect))
                .get(0)
                .sequences();
        int told = 0;
        for (JsonObject json : found) {
            Sequence sequence = new WitnessText(json.getAsJsonArray("steps"), false).sequence(common);
            if (sequence == null) continue;
            var story = JavaText.tell(sequence, "#" + (sequence.steps().size() - 1), Set.of());
            String body = String.join("\n", story.statements()) + "\nObject read = " + story.expression() + ";";
            var compiled = new FreshJavac(dialect, classes)
                    .compile(Map.of("W.java", "class W { static void show() throws Throwable {\n" + body + "\n} }"));
            assertTrue(compiled.ok(), body);
            if (body.contains("stream")) told++;
        }
        assertTrue(told > 0, found::toString);
    }
}
