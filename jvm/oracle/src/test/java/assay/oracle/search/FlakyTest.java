package assay.oracle.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import assay.oracle.Sources;
import assay.oracle.compile.Compiled;
import assay.oracle.run.Programs;
import assay.oracle.witness.Verification;
import assay.oracle.witness.WitnessText;
import java.util.LinkedHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a program shows by chance is never taken for a difference between its versions. */
class FlakyTest {

    private static final int TIMES = 30;

    @TestFactory
    Stream<DynamicTest> chanceTimeAndIdentityNeverDiffer() {
        var bodies = new LinkedHashMap<String, String>();
        bodies.put("random number", "int m() { @@ return new java.util.Random().nextInt(); }");
        bodies.put("one of two by chance", "boolean m() { @@ return Math.random() < 0.5; }");
        bodies.put("one of two by the clock", "boolean m() { @@ return System.nanoTime() / 1000 % 2 == 0; }");
        bodies.put("time", "long m() { @@ return System.currentTimeMillis(); }");
        bodies.put("identity", "int m() { @@ return System.identityHashCode(this) & 1; }");
        bodies.put("hash code that is not redefined", "int m() { @@ return hashCode(); }");
        bodies.put(
                "shuffled list",
                "Object m() { @@ var l = new java.util.ArrayList<>(java.util.List.of(1, 2)); java.util.Collections.shuffle(l); return l; }");
        bodies.put(
                "order of a set of enums",
                "enum C { R, G } public Object m() { @@ return new java.util.ArrayList<>(new java.util.HashSet<>(java.util.List.of(C.R, C.G))); }");
        bodies.put(
                "printed set of own objects",
                "void m() { @@ var s = new java.util.HashSet<Object>(); Object a = new Object() { public String toString() { return \"a\"; } }; Object b = new Object() { public String toString() { return \"b\"; } }; s.add(a); s.add(b); System.out.print(s); }");
        return bodies.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    String template = "public class A { public " + entry.getValue() + " }";
                    String before = template.replace("@@", "");
                    String after =
                            template.replace("@@", "int noise = 1; if (noise > 2) throw new IllegalStateException();");
                    Compiled[] fast = {Sources.ecj(before), Sources.ecj(after)};
                    Compiled[] sure = {Sources.javac(before), Sources.javac(after)};
                    for (int i = 0; i < TIMES; i++) {
                        var result = new Comparison(new Programs(fast[0], fast[1]), Trial.SETTINGS).run();
                        if (result.witnesses().isEmpty()) continue;
                        var witness = WitnessText.read(
                                WitnessText.write(result.witnesses().get(0), result.unsteady()));
                        assertNotEquals(
                                Verification.Finding.HOLDS,
                                Verification.verify(new Programs(sure[0], sure[1]), Trial.SETTINGS, witness)
                                        .finding(),
                                Trial.tell(result.witnesses().get(0)));
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatNamesItsSourceOfChanceIsNotEvenCountedAsDiffering() {
        return Stream.of(
                        "boolean m() { @@ return Math.random() < 0.5; }",
                        "int m() { @@ return System.identityHashCode(this) & 1; }",
                        "int m() { @@ return new java.util.Random().nextInt(3); }")
                .map(method -> DynamicTest.dynamicTest(method, () -> {
                    for (int i = 0; i < TIMES; i++) {
                        assertEquals(
                                0,
                                Trial.compareTemplate(
                                                "public class A { public static "
                                                        + method.replace("(this)", "(new A())") + " }",
                                                "",
                                                "int noise = 1; if (noise > 2) throw new IllegalStateException();")
                                        .differing(),
                                "round " + i);
                    }
                }));
    }
}
