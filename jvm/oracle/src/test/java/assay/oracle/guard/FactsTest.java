package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rewriter tells of a program on the way. */
class FactsTest {

    @Test
    void numbersThatAreComparedOrComputedWithAreCollectedSmallestFirst() {
        Facts facts = facts(
                "int m(int x) { if (x > 77) return x * 1234567; long y = 5_000_000_000L; return x == -3 ? (int) y : x; }");
        assertEquals(List.of(-3L, 77L, 1234567L, 5_000_000_000L), List.copyOf(facts.numbers));
    }

    @Test
    void aNumberThatIsOnlyReturnedIsLeftOut() {
        Facts facts = facts("int m() { return 4711; } String s() { return \"returned\"; }");
        assertFalse(facts.numbers.contains(4711L));
        assertFalse(facts.strings.contains("returned"));
    }

    @Test
    void casesOfASwitchAreCollected() {
        Facts facts = facts(
                "String m(int x) { switch (x) { case 40: return a(); case 900: return b(); default: return \"\"; } } String a() { return null; } String b() { return null; }");
        assertTrue(facts.numbers.containsAll(List.of(40L, 900L)), facts.numbers.toString());
    }

    @Test
    void stringsAndFractionsAreCollectedAndLongStringsAreNot() {
        Facts facts = facts("boolean m(String s, double d) { return s.equals(\"key\") && d > 2.75 || s.equals(\""
                + "x".repeat(41) + "\"); }");
        assertEquals(List.of("key"), List.copyOf(facts.strings));
        assertTrue(facts.fractions.contains(2.75));
    }

    @Test
    void constantsOfFieldsAreCollected() {
        Facts facts = facts("static final int LIMIT = 321; static final String NAME = \"name\"; int m() { return 0; }");
        assertTrue(facts.numbers.contains(321L));
        assertTrue(facts.strings.contains("name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "static int counter; int m() { return counter++; }",
                "static final java.util.List<String> LIST = new java.util.ArrayList<>();",
                "static final int[] CELLS = new int[3];",
                "private static final A INSTANCE = new A(); static A get() { return INSTANCE; }",
                "static class Holder { static final A INSTANCE = new A(); } static A get() { return Holder.INSTANCE; }",
                "enum E { X, Y; int mutable; }",
                "enum E { X, Y; final java.util.List<String> list = new java.util.ArrayList<>(); }",
                "enum E { X, Y; final int[] cells = new int[1]; }",
                "enum E { X; static int next; }",
                "interface I { java.util.List<String> LIST = new java.util.ArrayList<>(); }",
                "static { System.out.println(1); }",
                "record R(int x) { static int made; }",
            })
    void staticStateIsSeen(String members) {
        assertTrue(facts(members).staticState, members);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "static final int X = 3; static final String S = \"a\"; static final long L = 1L << 40;",
                "enum E { X, Y }",
                "enum E { X(1), Y(2); private final int n; E(int n) { this.n = n; } }",
                "int m(int x) { assert x > 0; return x; }",
                "int counter; int m() { return counter++; }",
                "interface I { int X = 3; int f(); }",
                "record R(int x, String s) {}",
                "enum E { X, Y } int m(E e) { switch (e) { case X: return 1; default: return 2; } }",
                "int m(java.util.function.IntSupplier s) { return s.getAsInt(); } int n() { return m(() -> 3); }",
            })
    void programsWithoutStaticStateAreNotTakenForOnesThatHaveIt(String members) {
        assertFalse(facts(members).staticState, members);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int m() { return new java.util.Random().nextInt(); }",
                "double m() { return Math.random(); }",
                "long m() { return System.currentTimeMillis(); }",
                "long m() { return System.nanoTime(); }",
                "int m() { return System.identityHashCode(this); }",
                "int m() { return new Object().hashCode(); }",
                "Object m() { return java.time.LocalDate.now(); }",
                "Object m() { return java.util.UUID.randomUUID(); }",
                "java.util.function.LongSupplier m() { return System::nanoTime; }",
                "void m(java.util.List<Integer> l) { java.util.Collections.shuffle(l); }",
                "boolean m() { return Thread.interrupted(); }",
            })
    void sourcesOfChanceTimeAndIdentityAreSeen(String members) {
        assertTrue(facts(members).steadiness == Facts.Steadiness.UNSTEADY, members);
    }

    @Test
    void ordinaryCodeIsNotUnsteady() {
        assertFalse(
                facts("int m(String s) { return s.length() + Math.max(1, 2) + Integer.parseInt(\"3\"); }").steadiness
                        == Facts.Steadiness.UNSTEADY);
    }

    private static Facts facts(String members) {
        var facts = new Facts();
        new Rewriter(Sources.ecj("public class A { " + members + " }").classes(), facts).rewriteAll();
        return facts;
    }
}
