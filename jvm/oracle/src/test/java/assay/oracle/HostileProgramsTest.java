package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Strange programs are answered, never by a bug of the worker's; and after each of them the worker is as good as before.
 * Exception messages are compared too, so that they are read.
 */
class HostileProgramsTest {

    private static final LastingWorker WORKER = new LastingWorker();

    @AfterAll
    static void stop() {
        WORKER.close();
    }

    @TestFactory
    Stream<DynamicTest> everyStrangeProgramIsAnsweredAndLeavesTheWorkerAsItWas() {
        var programs = new LinkedHashMap<String, String>();
        String probe = "public int probe() { return @@; }";
        programs.put(
                "toString that throws an Error inside a JDK object",
                "public class A { public String toString() { throw new Error(\"x\"); } public Object m() { return new java.util.concurrent.atomic.AtomicReference<>(this); } "
                        + probe + " }");
        programs.put(
                "toString that loops inside a JDK object",
                "public class A { static class B { public String toString() { while (true) {} } } public Object m() { return new java.util.concurrent.atomic.AtomicReference<>(new B()); } "
                        + probe + " }");
        programs.put(
                "toString that returns null",
                "public class A { public String toString() { return null; } public Object m() { return new java.util.concurrent.atomic.AtomicReference<>(this); } "
                        + probe + " }");
        programs.put(
                "checked exception thrown on the sly by a list",
                "public class A { static <T extends Throwable> void sly(Throwable t) throws T { throw (T) t; } static class L extends java.util.AbstractList<Integer> { public int size() { A.<RuntimeException>sly(new Exception()); return 1; } public Integer get(int i) { return 1; } } public Object m() { return java.util.Collections.unmodifiableList(new L()); } "
                        + probe + " }");
        programs.put(
                "iterator without an end",
                "public class A { public Object m() { return java.util.Collections.unmodifiableCollection(new java.util.AbstractCollection<Integer>() { public int size() { return Integer.MAX_VALUE; } public java.util.Iterator<Integer> iterator() { return java.util.stream.Stream.generate(() -> 1).iterator(); } }); } "
                        + probe + " }");
        programs.put(
                "message that throws",
                "public class A { static class Evil extends RuntimeException { public String getMessage() { throw new Evil(); } public String toString() { throw new Evil(); } } public int m() { throw new Evil(); } "
                        + probe + " }");
        programs.put(
                "message that loops",
                "public class A { static class Evil extends RuntimeException { public String getMessage() { while (true) {} } } public int m() { throw new Evil(); } "
                        + probe + " }");
        programs.put(
                "message with lines",
                "public class A { public int m() { throw new IllegalStateException(\"a\\n#7\\tb\\r\\u2028\"); } "
                        + probe + " }");
        programs.put(
                "record whose accessors throw",
                "public record A(int x) { public int x() { throw new IllegalStateException(); } " + probe + " }");
        programs.put(
                "record whose toString throws",
                "public class A { public record R(int x) { public String toString() { throw new Error(); } public int hashCode() { throw new Error(); } } public R m() { return new R(@@); } "
                        + probe + " }");
        programs.put(
                "text that looks like lines of an observation",
                "public class A { public StringBuilder m() { return new StringBuilder(\"x\\n#9\\t@@\\n$4.x\\t1\"); } "
                        + probe + " }");
        programs.put(
                "cyclic list",
                "public class A { public Object m() { var l = new java.util.ArrayList<Object>(); l.add(l); l.add(@@); return l; } "
                        + probe + " }");
        programs.put(
                "cyclic array",
                "public class A { public Object m() { var l = new Object[2]; l[0] = l; l[1] = @@; return l; } " + probe
                        + " }");
        programs.put(
                "wide and deep lists",
                "public class A { public Object m() { return java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, java.util.Collections.nCopies(100, \"x\")))); } "
                        + probe + " }");
        programs.put(
                "string of 10 million characters",
                "public class A { public String m() { return \"x\".repeat(10_000_000); } " + probe + " }");
        programs.put(
                "string that does not fit",
                "public class A { public String m() { return \"x\".repeat(2_000_000_000); } " + probe + " }");
        programs.put(
                "constructor that needs arrays of arrays of itself",
                "public class A { public A() {} public A(A[][] as) {} public A(A a, A[][][] as) {} " + probe + " }");
        programs.put(
                "inner classes",
                "public class A { public class I { public class J { public int m() { return @@; } } } " + probe + " }");
        programs.put(
                "interface with static, default and private methods",
                "public interface A { private int p() { return 1; } default int d() { return p(); } static int s(A a) { return @@; } class Impl implements A { "
                        + probe + " } }");
        programs.put(
                "sealed types",
                "public sealed interface A permits A.X, A.Y { record X(int a) implements A {} final class Y implements A { "
                        + probe + " } static int f(A a) { return a instanceof X x ? x.a() : @@; } }");
        programs.put(
                "enum with abstract methods",
                "public enum A { P { public int f() { return @@; } }, Q { public int f() { throw new Error(); } }; public abstract int f(); "
                        + probe + " }");
        programs.put(
                "enum whose initialiser fails",
                "public class A { public enum E { X; static { if (X != null) throw new IllegalStateException(); } } public int m(E e) { return 1; } public E n() { return E.X; } "
                        + probe + " }");
        programs.put(
                "static initialiser that fails",
                "public class A { public static class B { public static int x = 1 / Integer.parseInt(\"0\"); public int m() { return 1; } } "
                        + probe + " }");
        programs.put(
                "static initialiser that loops",
                "public class A { public static class B { static int x; static { while (x == 0) {} } public int m() { return 1; } } "
                        + probe + " }");
        programs.put(
                "generic and variadic methods",
                "public class A { public <T extends Comparable<T> & java.io.Serializable> T m(T... ts) { return ts[0]; } public <K, V extends java.util.Map<K, ? super V>> int n(V v, K... ks) { return 1; } "
                        + probe + " }");
        programs.put(
                "types named like the JDK's",
                "package p; public class Object { public java.lang.String m(String s, Integer i) { return \"@@\"; } public static class String {} public static class Integer {} public static class Override {} "
                        + probe + " }");
        programs.put(
                "type named like the guard",
                "public class A { " + probe
                        + " }\n---\npackage assay.oracle.guard; public class Guard { public static int x() { return 1; } }");
        programs.put(
                "package below java",
                "public class A { " + probe
                        + " }\n---\npackage java.foo; public class B { public int m() { return 1; } }");
        programs.put(
                "standard output closed",
                "public class A { public void m() { System.out.close(); System.err.close(); } " + probe + " }");
        programs.put(
                "standard output replaced",
                "public class A { public void m() { System.setOut(new java.io.PrintStream(new java.io.OutputStream() { public void write(int b) { throw new Error(); } }, true)); System.out.println(1); } "
                        + probe + " }");
        programs.put(
                "standard output set to null",
                "public class A { public void m() { System.setOut(null); System.setErr(null); System.setIn(null); } "
                        + probe + " }");
        programs.put(
                "output without an end",
                "public class A { public void m() { while (true) System.out.print(\"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\"); } "
                        + probe + " }");
        programs.put(
                "a thread that is interrupted",
                "public class A { public void m() { Thread.currentThread().interrupt(); } " + probe + " }");
        programs.put(
                "a thread that is renamed and given priority",
                "public class A { public void m() { Thread.currentThread().setName(\"x\"); Thread.currentThread().setPriority(1); Thread.currentThread().setContextClassLoader(null); Thread.currentThread().setUncaughtExceptionHandler(null); } "
                        + probe + " }");
        programs.put(
                "a subclass of Thread that is started",
                "public class A { static class T extends Thread { public void run() { while (true) {} } } public void m() { T t = new T(); t.setDaemon(true); t.start(); } "
                        + probe + " }");
        programs.put(
                "synchronized loop",
                "public class A { public void m() { synchronized (this) { while (true) {} } } " + probe + " }");
        programs.put(
                "locks that are kept",
                "public class A { static final java.util.concurrent.locks.ReentrantLock L = new java.util.concurrent.locks.ReentrantLock(); public void m() { L.lock(); } "
                        + probe + " }");
        programs.put(
                "class that overrides everything badly",
                "public class A implements Comparable<A>, Iterable<A>, CharSequence { public boolean equals(Object o) { throw new Error(); } public int hashCode() { throw new Error(); } public String toString() { throw new Error(); } public int compareTo(A a) { throw new Error(); } public java.util.Iterator<A> iterator() { throw new Error(); } public int length() { throw new Error(); } public char charAt(int i) { throw new Error(); } public CharSequence subSequence(int a, int b) { throw new Error(); } public Object set() { var s = new java.util.ArrayList<Object>(); s.add(this); return s; } public Object map() { var m = new java.util.IdentityHashMap<Object, Object>(); m.put(this, this); return m; } public Object opt() { return java.util.Optional.of(this); } "
                        + probe + " }");
        programs.put(
                "own subclasses of JDK types",
                "public class A extends java.util.HashMap<String, A> { public static class E extends Exception { public E(A a) {} } public static class T extends java.util.TimerTask { public void run() {} } public static class L extends java.util.AbstractList<A> { public A get(int i) { throw new Error(); } public int size() { return -1; } } "
                        + probe + " }");
        programs.put(
                "annotations and functional interfaces",
                "public class A { public @interface N { Class<?> value() default A.class; } @FunctionalInterface public interface F<T> { T f(T t) throws Exception; } @N public F<A> m(F<A> f) { return a -> f.f(a); } "
                        + probe + " }");
        programs.put("native method", "public class A { public native int m(); " + probe + " }");
        programs.put(
                "reflection on itself",
                "public class A { private int x = 1; public Object m() throws Exception { return A.class.getDeclaredField(\"x\").get(this); } public Object n() { return getClass().getClassLoader(); } public Object o() { return A.class.getDeclaredMethods(); } "
                        + probe + " }");
        programs.put(
                "method close to 64 KB",
                "public class A { public int[][] m() { return new int[][] {" + "{1,2},".repeat(3_300) + "}; } " + probe
                        + " }");
        programs.put(
                "proxy",
                "public class A { public interface F { int f(); } public Object m() { return java.lang.reflect.Proxy.newProxyInstance(A.class.getClassLoader(), new Class<?>[] {F.class}, (p, q, r) -> { throw new Exception(); }); } "
                        + probe + " }");
        programs.put(
                "deep object graph",
                "public class A { public A next; public A() {} public A deep(int n) { A a = this; for (int i = 0; i < 5000; i++) { A b = new A(); b.next = a; a = b; } return a; } public A getNext() { return next == null ? new A() : next; } "
                        + probe + " }");
        programs.put(
                "wait and sleep that end",
                "public class A { public void m() throws Exception { synchronized (this) { wait(1); } Thread.sleep(1); } "
                        + probe + " }");
        programs.put(
                "wait without a monitor",
                "public class A { public void m() throws Exception { notifyAll(); } " + probe + " }");
        programs.put(
                "ThreadDeath and other errors",
                "public class A { public void m() { throw new ThreadDeath(); } public void n() { throw new InternalError(); } public void o() { throw new VerifyError(); } public void p() { throw new ExceptionInInitializerError((Throwable) null); } "
                        + probe + " }");
        return programs.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    JsonObject comparison = judged(entry.getValue());
                    if (!entry.getKey().contains("package below java"))
                        assertTrue(
                                comparison.get("differing").getAsInt() > 0,
                                "the change of probe() is not seen: " + comparison);
                    assertEquals("output", WORKER.plain(), "what is seen of the program after it");
                }));
    }

    /** The comparison of the two versions, after each witness was shown again. */
    private static JsonObject judged(String template) throws IOException {
        String before = template.replace("@@", "1");
        String after = template.replace("@@", "2");
        JsonObject comparison = WORKER.answer(WorkerProcess.run(1, before, after));
        JsonArray witnesses = comparison.getAsJsonArray("witnesses");
        for (var witness : witnesses)
            assertTrue(WORKER.answer(WorkerProcess.verify(2, before, after, witness))
                    .has("finding"));
        return comparison;
    }
}
