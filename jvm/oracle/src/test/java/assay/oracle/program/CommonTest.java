package assay.oracle.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.run.Programs;
import assay.oracle.search.Trial;
import assay.oracle.sequence.Member;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What both versions have, and nothing else, may be called. */
class CommonTest {

    @Test
    void aMethodThatWasPulledUpIsCommonOnTheReceiverThatHadIt() {
        Set<String> methods = methods(
                "package p; public class A extends B { public int m() { return 1; } }\n---\npackage p; public class B {}",
                "package p; public class A extends B {}\n---\npackage p; public class B { public int m() { return 1; } }");
        assertEquals(Set.of("p.A#m()"), methods);
    }

    @Test
    void aMethodThatWasPushedDownIsCommonOnTheSubclassesThatHaveIt() {
        Set<String> methods = methods(
                "public class B { public int m() { return 1; } }\n---\npublic class A extends B {}\n---\npublic class C extends B {}",
                "public class B {}\n---\npublic class A extends B { public int m() { return 1; } }\n---\npublic class C extends B {}");
        assertEquals(Set.of("A#m()"), methods);
    }

    @Test
    void aMethodThatWasPulledUpIntoAPackagePrivateClassIsCommon() {
        Set<String> methods = methods(
                "package p; public class A extends B { public int m() { return 1; } } class B {}",
                "package p; public class A extends B {} class B { public int m() { return 1; } }");
        assertEquals(Set.of("p.A#m()"), methods);
    }

    @Test
    void aMethodOfAnotherReturnTypeOrOtherParametersIsNotCommon() {
        assertEquals(
                Set.of(),
                methods(
                        "public class A { public int m() { return 1; } public void n(int x) {} }",
                        "public class A { public long m() { return 1; } public void n(long x) {} }"));
    }

    @Test
    void anOverrideOfAJdkMethodInOneVersionOnlyIsCommon() {
        assertEquals(
                Set.of("A#toString()"),
                methods("public class A { public String toString() { return \"a\"; } }", "public class A {}"));
        assertEquals(
                Set.of("A#equals(java.lang.Object)", "A#hashCode()"),
                methods(
                        "public class A {}",
                        "public class A { public boolean equals(Object o) { return true; } public int hashCode() { return 1; } }"));
        assertEquals(
                Set.of("A#size()"),
                methods(
                        "public class A extends java.util.ArrayList<String> {}",
                        "public class A extends java.util.ArrayList<String> { public int size() { return 1; } }"));
    }

    @Test
    void whatNeitherVersionDeclaresIsNotTested() {
        assertEquals(
                Set.of(),
                methods(
                        "public class A extends java.util.ArrayList<String> {}",
                        "public class A extends java.util.ArrayList<String> {}"));
    }

    @Test
    void packagePrivateAnonymousLocalAndPrivateClassesAreNotCommon() {
        String program = """
                package p;
                public class A {
                    public Object m() { class Local { public int x() { return 1; } } return new Object() { public int y() { return new Local().x(); } }; }
                    private static class Hidden { public int z() { return 1; } }
                    static class Near { public int z() { return 1; } }
                    @interface Note { int value(); }
                }
                class Other { public int z() { return 1; } public static class In { public int w() { return 1; } } }
                """;
        assertEquals(List.of("p.A"), classes(program, program));
    }

    @Test
    void nestedPublicClassesInterfacesEnumsAndRecordsAreCommon() {
        String program = """
                public class A {
                    public static class In { public int m() { return 1; } }
                    public interface Face { int f(); default int g() { return f(); } static int s() { return 1; } private int p() { return 2; } }
                    public enum Colour { RED, GREEN; public int n() { return ordinal(); } }
                    public record Point(int x, int y) {}
                    public static abstract class Base { public abstract int a(); }
                }
                """;
        assertEquals(List.of("A", "A$Base", "A$Colour", "A$Face", "A$In", "A$Point"), classes(program, program));
        Set<String> methods = methods(program, program);
        assertTrue(
                methods.containsAll(Set.of(
                        "A$In#m()",
                        "A$Face#f()",
                        "A$Face#g()",
                        "A$Face#s()",
                        "A$Colour#n()",
                        "A$Point#x()",
                        "A$Base#a()")),
                methods.toString());
        assertFalse(methods.contains("A$Face#p()"));
        assertTrue(methods.contains("A$Colour#values()"));
        assertFalse(
                methods(program, program.replace("GREEN;", "GREEN, BLUE;")).contains("A$Colour#values()"),
                "not if there are new constants");
    }

    @Test
    void aClassThatIsOpenInOneVersionOnlyIsNotCommon() {
        assertEquals(
                List.of("A"),
                classes("public class A { public static class B {} }", "public class A { static class B {} }"));
        assertEquals(
                List.of("A"),
                classes("public class A {}\n---\npublic class B {}", "public class A {}\n---\npublic class C {}"));
    }

    @Test
    void constructorsOfAbstractClassesAndEnumsAreNotOffered() {
        Common common = Trial.same(
                        "public abstract class A { public A() {} public enum E { X } public static class C { public C(int x) {} public C(String s) {} C(long l) {} } }")
                .common;
        assertEquals(List.of(), common.find("A").constructors());
        assertEquals(List.of(), common.find("A$E").constructors());
        assertEquals(
                Set.of("A$C#<init>(int)", "A$C#<init>(java.lang.String)"),
                common.find("A$C").constructors().stream().map(Member::element).collect(Collectors.toSet()));
    }

    @Test
    void aBridgeDoesNotMakeAMethodCommonTwice() {
        String program = "public class A implements Comparable<A> { public int compareTo(A o) { return 0; } }";
        assertEquals(Set.of("A#compareTo(A)"), methods(program, program));
    }

    @Test
    void aRenamedOrHiddenClassGoesByItsNearestCommonSupertype() {
        String before =
                "public class A { public Object m() { return new Old(); } public Object n() { return new A() {}; } public Runnable r() { return () -> {}; } static class Old extends B {} public static class B {} }";
        String after = before.replace("Old", "New");
        assertEquals(0, Trial.compare(before, after).differing());
        String different = after.replace("New extends B", "New");
        assertEquals(
                "A.B -> java.lang.Object",
                Trial.tell(Trial.compare(before, different).witnesses().get(0)).replaceAll(".* : ", ""));
    }

    @Test
    void aRenamedOrHiddenExceptionGoesByItsNearestCommonSupertype() {
        String before =
                "public class A { public void m() { throw new Oops(); } static class Oops extends IllegalStateException {} }";
        assertEquals(0, Trial.compare(before, before.replace("Oops", "Ouch")).differing());
        assertTrue(Trial.compare(
                                before,
                                before.replace("extends IllegalStateException", "extends IllegalArgumentException"))
                        .differing()
                > 0);
    }

    @Test
    void aClassThatCannotBeLinkedIsNotCommonAndDoesNotSpoilTheOthers() {
        String program =
                "public class A { public int m() { return 1; } }\n---\npublic class C extends B { public int n() { return 1; } }\n---\npublic class B {}";
        var compiled = assay.oracle.Sources.ecj(program);
        compiled.classes().remove("B");
        assertEquals(
                List.of("A"),
                new Programs(compiled, compiled)
                        .common.classes().stream().map(CommonClass::name).toList());
    }

    @Test
    void aCallerInThePackageMayUseWhateverIsNotPrivateThere() {
        String program = """
                package p;
                class A extends B {
                    int f; private int g;
                    A(int f) { this.f = f; } private A() {}
                    int m() { return f; } private int n() { return g; } protected static void s() {} public String toString() { return ""; }
                    static class In { int k() { return 1; } } private static class Hidden { int k() { return 1; } static class Deep { int k() { return 1; } } }
                }
                class B extends q.C { int b; int inherited() { return b; } }
                ---
                package q;
                public class C { protected int far() { return 1; } int near() { return 2; } }
                """;
        Common common = Trial.inside("p", program, program).common;
        assertEquals(
                List.of("p.A", "p.A$In", "p.B"),
                common.classes().stream().map(CommonClass::name).toList());
        assertEquals(
                Set.of("p.A#m()", "p.A#s()", "p.A#toString()", "p.A#inherited()", "p.A$In#k()", "p.B#inherited()"),
                common.methods().stream().map(Member::element).collect(Collectors.toSet()));
        assertEquals(
                List.of("p.A#<init>(int)"),
                common.find("p.A").constructors().stream().map(Member::element).toList());
        assertEquals(
                Set.of("p.A#f", "p.A#b"),
                common.find("p.A").fields().stream().map(Member::element).collect(Collectors.toSet()));
        assertEquals(List.of("q.C"), classes(program, program));
    }

    private static Set<String> methods(String before, String after) {
        return Trial.common(before, after).methods().stream()
                .map(Member::element)
                .collect(Collectors.toSet());
    }

    private static List<String> classes(String before, String after) {
        return Trial.common(before, after).classes().stream()
                .map(CommonClass::name)
                .toList();
    }
}
