package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens is written down in the order in which it happens. */
class TracerTest {

    @Test
    void callsAccessesAndReturnsAreToldInOrder() {
        assertEquals(
                List.of(
                        "enter A.m",
                        "call A.m special B.<init>()V",
                        "enter B.<init>",
                        "call B.<init> special java/lang/Object.<init>()V",
                        "write B.<init> putfield B.f:I 7",
                        "exit B.<init>",
                        "call A.m virtual B.k(J)J",
                        "enter B.k B",
                        "read B.k getfield B.f:I",
                        "exit B.k 9",
                        "exit A.m 9"),
                trace(
                        "static Object x; public static long m() { return new B().k(2); }",
                        "class B { int f = 7; long k(long a) { return f + a; } }"));
    }

    @Test
    void anExceptionIsToldByEveryMethodThatItLeaves() {
        assertEquals(
                List.of(
                        "enter A.m",
                        "call A.m static A.k(LA;)I",
                        "enter A.k",
                        "call A.k virtual A.hash()I",
                        "leave A.k !java.lang.NullPointerException",
                        "call A.m static A.n(Ljava/lang/String;)V",
                        "enter A.n",
                        "call A.n static java/lang/Integer.parseInt(Ljava/lang/String;)I",
                        "leave A.n java.lang.NumberFormatException",
                        "leave A.m java.lang.NumberFormatException"),
                trace(
                        "int hash() { return 1; } static int k(A a) { return a.hash(); } static void n(String s) { Integer.parseInt(s); } public static int m() { try { return k(null); } catch (NullPointerException e) { n(\"x\"); return 0; } }",
                        ""));
    }

    @Test
    void thereIsAnEndToIt() {
        var tracer = new Tracer();
        Trace.start();
        GuardedRun.traced(
                Sources.javac(
                        "public class A { static void k() { } public static int m() { for (int i = 0; i < 3000; i++) k(); return 1; } }"),
                tracer);
        var events = Trace.stop();
        assertTrue(events.cut());
        assertEquals(2_000, events.all().size());
    }

    private static List<String> trace(String members, String more) {
        var tracer = new Tracer();
        Trace.start();
        GuardedRun.traced(Sources.javac("public class A { " + members + " } " + more), tracer);
        var events = Trace.stop();
        assertFalse(events.cut());
        return events.all().stream()
                .map(event -> told(tracer.places().get(event.place()), event.note()))
                .toList();
    }

    private static String told(Tracer.Place place, String note) {
        String method = place.in().substring(0, place.in().indexOf('('));
        return String.join(" ", List.of(place.kind(), method, place.way(), place.what(), note == null ? "" : note))
                .replaceAll(" +", " ")
                .strip();
    }
}
