package assay.oracle.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.run.Programs;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.values.Values;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every small sequence, smallest first, and the same ones every time. */
class PlannerTest {

    private static final String BANK = """
            public class A {
                public A() {}
                public A(int x, String s) {}
                public int get(int i) { return i; }
                public void put(String s, long l) {}
                public boolean is(boolean b, char c) { return b; }
                public static A make() { return new A(); }
                public B other(B b) { return b; }
                public int sum(int[] a) { return a == null ? 0 : a.length; }
            }
            ---
            public class B { public B(A a) {} public int size() { return 1; } public int tell(A a) { return 1; } }
            """;

    @Test
    void theSamePlanIsMadeEveryTime() {
        assertEquals(told(plan(BANK, 300, 7)), told(plan(BANK, 300, 7)));
    }

    @Test
    void everyCommonMethodThatCanBeCalledIsCalled() {
        Common common = Trial.same(BANK).common;
        Set<Member> called = new HashSet<>();
        for (Sequence sequence : plan(common, 5_000, 1)) sequence.steps().forEach(step -> called.add(step.member()));
        for (Member method : common.methods()) assertTrue(called.contains(method), method.element());
        for (CommonClass type : common.classes())
            for (Member constructor : type.constructors())
                assertTrue(called.contains(constructor), constructor.element());
    }

    @Test
    void simpleArgumentsComeBeforeOthers() {
        List<String> told = told(plan("public class A { public static int m(int x) { return x; } }", 5_000, 1));
        List<String> calls =
                told.stream().filter(text -> text.startsWith("A.m(")).toList();
        assertEquals("A.m(0)", calls.get(0));
        assertTrue(calls.indexOf("A.m(1)") < calls.indexOf("A.m(2147483647)"), calls.toString());
    }

    @Test
    void singleCallsComeBeforePairs() {
        List<Sequence> plan = plan("public class A { public void m(int x) {} public void n() {} }", 5_000, 1);
        int firstPair = -1;
        for (int i = 0; i < plan.size(); i++) {
            long calls = plan.get(i).steps().stream()
                    .filter(step -> step.member().kind() == Member.Kind.METHOD)
                    .count();
            if (calls == 2 && firstPair < 0) firstPair = i;
            if (firstPair >= 0)
                assertTrue(
                        calls >= 2,
                        "a single call after a pair: " + JavaText.tell(plan.get(i), ">out", java.util.Set.of()));
        }
        assertTrue(firstPair > 0);
    }

    @Test
    void aLimitKeepsTheSimplestOfEachMember() {
        List<String> all = told(plan(BANK, 5_000, 1));
        List<String> few = told(plan(BANK, 60, 1));
        assertEquals(60, few.size());
        assertTrue(all.containsAll(few));
        for (String call : List.of(
                "new A()", "A.make()", "a.get(", "a.put(", "a.is(", "a.other(", "a.sum(", "b.size()", "b.tell(")) {
            assertTrue(few.stream().filter(text -> text.contains(call)).count() >= 2, call + " in " + few);
        }
        assertEquals(List.of(), plan(BANK, 0, 1));
    }

    @Test
    void constantsOfTheCodeAreUsed() {
        List<String> told = told(plan(
                "public class A { public static boolean m(int x, String s, double d) { return x == 4711 && s.equals(\"magic\") && d > 0.125; } public static boolean n(int x) { return x > 815; } public static boolean s(String x) { return x.equals(\"word\"); } }",
                5_000,
                1));
        assertTrue(told.contains("A.n(815)"), told.toString());
        assertTrue(told.contains("A.s(\"word\")"), told.toString());
    }

    @Test
    void objectsAreMadeByConstructorsConstantsFactoriesAndSubclasses() {
        String program = """
                public class A {
                    public static int byConstructor(Made m) { return 1; }
                    public static int byConstant(Colour c) { return 1; }
                    public static int byFactory(Closed c) { return 1; }
                    public static int bySubclass(Shape s) { return 1; }
                    public static int byImplementation(Face f) { return 1; }
                    public static class Made { public Made(int x) {} }
                    public enum Colour { RED, GREEN }
                    public static class Closed { private Closed() {} public static Closed of(int x) { return new Closed(); } }
                    public static abstract class Shape {}
                    public static class Square extends Shape {}
                    public interface Face {}
                    public static class Smile implements Face {}
                }
                """;
        String told = String.join("\n", told(plan(program, 5_000, 1)));
        assertTrue(told.contains("new A.Made(0)"), told);
        assertTrue(told.contains("A.Colour.RED"), told);
        assertTrue(told.contains("A.Closed.of(0)"), told);
        assertTrue(told.contains("new A.Square()"), told);
        assertTrue(told.contains("new A.Smile()"), told);
        for (String method : List.of("byConstructor", "byConstant", "byFactory", "bySubclass", "byImplementation")) {
            assertTrue(
                    told.lines().anyMatch(line -> line.contains(method + "(") && !line.contains(method + "(null)")),
                    method + " only with null");
        }
    }

    @Test
    void constructorsThatNeedEachOtherComeToAnEnd() {
        String program = """
                public class A {
                    public A(B b) {} public int m(B b) { return 1; }
                    public static class B { public B(A a) {} public B(A[] as, B b) {} public int n(A[][] as) { return 2; } }
                    public static class Node { public Node(Node[][][] children) {} public Node(Node left, Node right) {} public int k(Node n) { return 3; } }
                }
                """;
        assertFalse(plan(program, 5_000, 1).isEmpty());
    }

    @Test
    void arraysOfAllKindsArePassed() {
        List<String> told = told(plan(
                "public class A { public static int m(int[] a) { return 1; } public static int n(String... s) { return 1; } public static int o(A[][] a) { return 1; } }",
                5_000,
                1));
        assertTrue(
                told.stream().anyMatch(text -> text.startsWith("A.m(new int[] {") && !text.contains("{}")),
                told.toString());
        assertTrue(told.contains("A.m(new int[] {})"), told.toString());
        assertTrue(told.stream().anyMatch(text -> text.contains("new java.lang.String[] {\"")), told.toString());
        assertTrue(told.stream().anyMatch(text -> text.contains("new A[][] {")), told.toString());
    }

    @Test
    void anInnerClassIsNeverMadeWithoutItsOuterObject() {
        for (String text : told(plan("public class A { public class I { public int m() { return 1; } } }", 5_000, 1))) {
            assertFalse(text.contains("I(null)") || text.contains("null.new"), text);
        }
    }

    @Test
    void manyParametersAreNoTrouble() {
        String many = java.util.stream.IntStream.range(0, 60)
                .mapToObj(i -> "int p" + i)
                .collect(java.util.stream.Collectors.joining(", "));
        assertFalse(plan("public class A { public static int m(" + many + ") { return 1; } }", 5_000, 1)
                .isEmpty());
    }

    private static List<Sequence> plan(String program, int most, long seed) {
        return plan(Trial.same(program), most, seed);
    }

    private static List<Sequence> plan(Programs programs, int most, long seed) {
        return list(new Planner(programs.common, new Values(programs.facts), true, Scope.ALL)
                .plan(most, seed, Planner.Part.NEAR));
    }

    private static List<Sequence> plan(Common common, int most, long seed) {
        return list(new Planner(common, new Values(new assay.oracle.guard.Facts()), true, Scope.ALL)
                .plan(most, seed, Planner.Part.NEAR));
    }

    private static List<Sequence> list(java.util.Iterator<Sequence> plan) {
        var list = new java.util.ArrayList<Sequence>();
        plan.forEachRemaining(list::add);
        return list;
    }

    private static long methodsOf(Sequence sequence) {
        return sequence.steps().stream()
                .filter(step -> step.member().kind() == Member.Kind.METHOD)
                .count();
    }

    private static List<String> told(List<Sequence> plan) {
        return plan.stream()
                .map(sequence -> {
                    var story = JavaText.tell(sequence, ">out", java.util.Set.of());
                    return String.join(" ", story.statements())
                            + (story.statements().isEmpty() ? "" : " ")
                            + story.expression();
                })
                .toList();
    }
}
