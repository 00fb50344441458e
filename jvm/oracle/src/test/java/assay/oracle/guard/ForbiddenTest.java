package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.oracle.Sources;
import java.util.LinkedHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What would end the worker, reach outside it or leave something behind is refused, and a program can't hide that it was. */
class ForbiddenTest {

    @TestFactory
    Stream<DynamicTest> forbiddenCallsAreRefused() {
        var bodies = new LinkedHashMap<String, String>();
        bodies.put("java.lang.System.exit", "System.exit(0);");
        bodies.put("java.lang.Runtime.halt", "Runtime.getRuntime().halt(0);");
        bodies.put("java.lang.Runtime.exit", "Runtime.getRuntime().exit(0);");
        bodies.put("java.lang.Runtime.addShutdownHook", "Runtime.getRuntime().addShutdownHook(new Thread());");
        bodies.put("java.lang.Runtime.exec", "Runtime.getRuntime().exec(\"true\");");
        bodies.put("java.lang.ProcessBuilder.start", "new ProcessBuilder(\"true\").start();");
        bodies.put("java.lang.System.setProperty", "System.setProperty(\"a\", \"b\");");
        bodies.put("java.lang.Thread.start", "new Thread(() -> {}).start();");
        bodies.put(
                "java.util.concurrent.Executors.newCachedThreadPool",
                "java.util.concurrent.Executors.newCachedThreadPool();");
        bodies.put(
                "java.util.concurrent.CompletableFuture.runAsync",
                "java.util.concurrent.CompletableFuture.runAsync(() -> {});");
        bodies.put(
                "java.util.concurrent.Future.get",
                "new java.util.concurrent.FutureTask<Object>(() -> null) { Object own() throws Exception { return super.get(9, java.util.concurrent.TimeUnit.DAYS); } }.own();");
        bodies.put(
                "java.util.concurrent.ExecutorService.invokeAny",
                "new java.util.concurrent.AbstractExecutorService() { public void execute(Runnable task) {} public boolean isTerminated() { return false; } public boolean isShutdown() { return false; } public boolean awaitTermination(long time, java.util.concurrent.TimeUnit unit) { return false; } public void shutdown() {} public java.util.List<Runnable> shutdownNow() { return null; } }.invokeAny(java.util.List.of(() -> 1));");
        bodies.put("java.util.Timer.<init>", "new java.util.Timer();");
        bodies.put("java.io.FileOutputStream.<init>", "new java.io.FileOutputStream(\"refused\");");
        bodies.put("java.io.FileWriter.<init>", "new java.io.FileWriter(\"refused\");");
        bodies.put("java.io.FileReader.<init>", "new java.io.FileReader(\"refused\");");
        bodies.put("java.io.RandomAccessFile.<init>", "new java.io.RandomAccessFile(\"refused\", \"rw\");");
        bodies.put("java.io.PrintWriter.<init>", "new java.io.PrintWriter(\"refused\");");
        bodies.put("java.util.Scanner.<init>", "new java.util.Scanner(new java.io.File(\"refused\"));");
        bodies.put("java.io.File.delete", "new java.io.File(\"refused\").delete();");
        bodies.put(
                "java.nio.file.Files.writeString",
                "java.nio.file.Files.writeString(java.nio.file.Path.of(\"refused\"), \"\");");
        bodies.put("java.net.Socket.<init>", "new java.net.Socket(\"localhost\", 1);");
        bodies.put("java.net.ServerSocket.<init>", "new java.net.ServerSocket(0);");
        bodies.put("java.net.URL.openStream", "new java.net.URL(\"http://localhost\").openStream();");
        return bodies.entrySet().stream()
                .map(entry ->
                        DynamicTest.dynamicTest(entry.getKey(), () -> assertRefused(entry.getKey(), entry.getValue())));
    }

    @TestFactory
    Stream<DynamicTest> noWayRoundLeadsToThem() {
        var bodies = new LinkedHashMap<String, String>();
        bodies.put("method reference", "java.util.function.IntConsumer exit = System::exit; exit.accept(0);");
        bodies.put("method reference to a constructor", "F f = java.io.FileWriter::new; f.make(\"refused\");");
        bodies.put("lambda", "Runnable r = () -> System.exit(0); r.run();");
        bodies.put("caught as Throwable", "try { System.exit(0); } catch (Throwable t) {}");
        bodies.put("swallowed by finally", "try { System.exit(0); } finally { return 1; }");
        bodies.put(
                "swallowed by the JDK",
                "new java.util.concurrent.FutureTask<>(() -> { System.exit(0); return 1; }).run();");
        bodies.put("in a static initialiser", "new Initialised();");
        bodies.put("subclass of Thread", "new Worker().start();");
        bodies.put("subclass of Thread, from inside", "new Worker().go();");
        return bodies.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(), () -> assertEquals(Guard.Interruption.Kind.REFUSED, kind(entry.getValue()))));
    }

    @TestFactory
    Stream<DynamicTest> whatStaysInsideIsAllowed() {
        var bodies = new LinkedHashMap<String, String>();
        bodies.put("scanner of a string", "new java.util.Scanner(\"1 2\").nextInt();");
        bodies.put("writer into memory", "new java.io.PrintWriter(new java.io.StringWriter()).print(1);");
        bodies.put("name of a file", "new java.io.File(\"a\").getName();");
        bodies.put("this thread", "Thread.currentThread().getName();");
        bodies.put("a start of its own", "new Engine().start();");
        bodies.put(
                "a completed future",
                "java.util.concurrent.CompletableFuture.completedFuture(1).thenApply(x -> x + 1).get();");
        return bodies.entrySet().stream()
                .map(entry ->
                        DynamicTest.dynamicTest(entry.getKey(), () -> assertEquals(null, kind(entry.getValue()))));
    }

    private static void assertRefused(String what, String body) {
        var interruption = GuardedRun.rewritten(Sources.ecj(HEAD.replace("@@", body)), 10_000)
                .interruption();
        assertEquals(new Guard.Interruption(Guard.Interruption.Kind.REFUSED, what), interruption);
    }

    private static Guard.Interruption.Kind kind(String body) {
        var interruption = GuardedRun.rewritten(Sources.ecj(HEAD.replace("@@", body)), 10_000)
                .interruption();
        return interruption == null ? null : interruption.kind();
    }

    private static final String HEAD = """
            public class A {
                public static int m() throws Exception { if (one() == 1) { @@ } return 1; }
                static int one() { return 1; }
                interface F { Object make(String name) throws Exception; }
                static class Initialised { static { System.exit(0); } }
                static class Worker extends Thread { public void run() {} void go() { start(); } }
                static class Engine { void start() {} }
            }
            """;
}
