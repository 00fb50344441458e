package assay.oracle.compile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.oracle.Sources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A compiler that has seen other programs says and makes the same as a new one. The large comparison is elsewhere; these are the orders that hurt. */
class KeptCompilersTest {

    private static final List<Map<String, String>> PROGRAMS = List.of(
            Sources.files("public class A { public int m() { return 1; } }"),
            Sources.files("public class A { public int m() { return new B().x; } }"),
            Sources.files("public class A { public int m() { return new B().x; } } class B { int x; }"),
            Sources.files(
                    "public class A { class B {} Object o = new Object() { class C {} }; Runnable r = () -> { class L {} new L(); }; }"),
            Sources.files("public class A { static class B { int y; } int m(B b) { return b.x; } }"),
            Sources.files(
                    "package p; public class A { public static class In {} }\n---\npackage p.q; public class A extends p.A { In in; }"),
            Sources.files("package p; public class q { }"),
            Sources.files("package p.q; public class A { p.q.A a; }"),
            Sources.files("public class p { public static class q { public static class A {} } p.q.A a; }"),
            Sources.files("import p.*; public class A { B b; }"),
            Sources.files("package com; public class A { java.util.List<String> l = new java.util.ArrayList<>(); }"),
            Sources.files("public class String { } class A { String s = \"x\"; }"),
            Sources.files("public class A { String s = \"x\"; }"),
            Sources.files(
                    "public class A { private int x; class B { int y() { return x; } } enum E { X } int s(E e) { switch (e) { case X: return 1; } return 2; } void t(String s) { assert s != null; } }"),
            Sources.files("public class A { int m( { return 1; } }"),
            Sources.files("public class A { int m() { int x = \"s\"; undefined(); return y; } }"),
            Sources.files("public class A extends A {}"),
            Sources.files("public class A implements B {} interface B extends C {} interface C extends B {}"),
            Sources.files("public class A {} class A {}"),
            Sources.files("public record A(int x) { sealed interface S permits T {} record T() implements S {} }"),
            Sources.files(
                    "@Deprecated public class A { @Override public String toString() { return null; } @interface N { int value() default 1; } @N(2) int x; }"),
            Sources.files("package java.foo; public class A { }"),
            Sources.files("package java.util; public class A { List<String> l; }"),
            Sources.files("package javax.foo; public class A { B b; } class B {}"),
            Map.of("module-info.java", "module q { exports p; }", "p/A.java", "package p; public class A { }"),
            Map.of(
                    "module-info.java",
                    "module q { requires java.sql; }",
                    "p/A.java",
                    "package p; public class A { java.sql.Connection c; }"),
            Map.of("p/package-info.java", "@Deprecated package p;", "p/A.java", "package p; public class A { }"),
            Map.of("A.java", "", "B.java", "// nothing"),
            Map.of("wrong/Place.java", "package p; class A { } class Place { }"),
            Map.of("Other.java", "public class A { }"));

    private static final List<Compiled> FRESH_JAVAC =
            PROGRAMS.stream().map(new FreshJavac(Sources.LEVEL)::compile).toList();

    @Test
    void aKeptEcjIsLikeANewOneInAnyOrder() {
        var kept = new Ecj(Sources.LEVEL);
        for (int index : order())
            assertSame(index, new Ecj(Sources.LEVEL).compile(PROGRAMS.get(index)), kept.compile(PROGRAMS.get(index)));
    }

    @Test
    void aKeptJavacIsLikeANewOneInAnyOrder() {
        var kept = Javac.forClasses(Sources.LEVEL);
        for (int index : order()) assertSame(index, FRESH_JAVAC.get(index), kept.compile(PROGRAMS.get(index)));
    }

    @Test
    void aJavacForErrorsFindsTheErrorsOfANewOne() {
        var kept = Javac.forErrors(Sources.LEVEL);
        for (int index : order()) {
            assertEquals(
                    FRESH_JAVAC.get(index).errors(),
                    kept.compile(PROGRAMS.get(index)).errors(),
                    "program " + index);
        }
    }

    @Test
    void bothCompilersAgreeOnWhatCompiles() {
        var ecj = new Ecj(Sources.LEVEL);
        var javac = Javac.forClasses(Sources.LEVEL);
        for (int i = 0; i < PROGRAMS.size(); i++) {
            // In a package of the JDK's javac minds the module and ECJ does not; the verdict is unknown there.
            if (PROGRAMS.get(i).containsKey("java/util/A.java")) continue;
            // Modules are left out of a program before a compiler sees it.
            if (PROGRAMS.get(i).containsKey("module-info.java")) continue;
            assertEquals(
                    javac.compile(PROGRAMS.get(i)).ok(),
                    ecj.compile(PROGRAMS.get(i)).ok(),
                    "program " + i + " " + PROGRAMS.get(i));
        }
    }

    /** A cycle of interfaces before other classes; then every program next to several others, and twice in a row. */
    private static List<Integer> order() {
        var order = new ArrayList<>(List.of(0, 17, 17, 3));
        for (int round = 0; round < 3; round++) {
            var indices = new ArrayList<Integer>();
            for (int i = 0; i < PROGRAMS.size(); i++) indices.add(i);
            Collections.shuffle(indices, new Random(round));
            for (int index : indices) order.addAll(round == 0 ? List.of(index, index) : List.of(index));
        }
        return order;
    }

    private static void assertSame(int index, Compiled fresh, Compiled kept) {
        String which = "program " + index + " " + PROGRAMS.get(index);
        assertEquals(fresh.errors(), kept.errors(), which);
        assertEquals(fresh.classes().keySet(), kept.classes().keySet(), which);
        fresh.classes()
                .forEach(
                        (name, bytes) -> assertArrayEquals(bytes, kept.classes().get(name), which + " " + name));
    }
}
