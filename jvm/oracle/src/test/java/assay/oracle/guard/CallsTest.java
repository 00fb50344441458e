package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.guard.Calls.Fate;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

/** The laws of the table of calls: what it names exists, subclasses inherit it, and {@code --allow-io} opens what it should and no more. */
class CallsTest {

    @AfterEach
    void forbidIo() {
        Guard.allowIo(false);
    }

    @Test
    void everyMethodOfInsteadStandsForOneOfTheJdksAndIsFoundByItsName() throws ReflectiveOperationException {
        var unused = new ArrayList<String>();
        for (Method method : Instead.class.getMethods()) {
            if (method.getDeclaringClass() != Instead.class) continue;
            boolean used = Stream.of(owners()).anyMatch(owner -> leadsTo(owner, method));
            if (!used) unused.add(method.toString());
        }
        assertEquals(List.of(), unused);
    }

    /** Whether some method of this class of the JDK is replaced with this one, in the right shape. */
    private static boolean leadsTo(Class<?> owner, Method instead) {
        for (Method original : owner.getMethods()) {
            Fate fate = Calls.of(Type.getInternalName(owner), original.getName(), Type.getMethodDescriptor(original));
            if (!(fate instanceof Fate.Replaced replaced)
                    || !replaced.name().equals(instead.getName())
                    || !replaced.descriptor().equals(Type.getMethodDescriptor(instead))) continue;
            int receiver = Modifier.isStatic(original.getModifiers()) ? 0 : 1;
            int caller = replaced.tellsCaller() ? 1 : 0;
            assertEquals(
                    original.getParameterCount() + receiver + caller, instead.getParameterCount(), instead.toString());
            assertEquals(original.getReturnType(), instead.getReturnType(), instead.toString());
            return true;
        }
        return false;
    }

    private static Class<?>[] owners() {
        return new Class<?>[] {
            String.class,
            java.math.BigInteger.class,
            java.math.BigDecimal.class,
            java.util.Collections.class,
            java.nio.ByteBuffer.class,
            java.lang.reflect.Array.class,
            System.class,
            Runtime.class,
            java.net.URL.class,
            java.util.stream.StreamSupport.class,
            java.util.concurrent.Future.class,
            java.util.concurrent.ExecutorService.class,
            java.util.concurrent.CompletableFuture.class,
            java.util.concurrent.CountDownLatch.class,
            java.util.concurrent.Semaphore.class,
            java.util.concurrent.BlockingQueue.class,
            java.util.concurrent.BlockingDeque.class,
            java.util.concurrent.locks.Lock.class,
            java.util.concurrent.locks.StampedLock.class,
            Class.class,
            Thread.class,
            ClassLoader.class,
            java.util.ServiceLoader.class,
            java.lang.invoke.MethodHandles.class,
            java.lang.invoke.MethodHandles.Lookup.class,
        };
    }

    @Test
    void everyCheckOfReflectionExists() throws ReflectiveOperationException {
        var checks = Stream.of(Reflection.class.getMethods())
                .filter(method -> method.getName().equals("check"))
                .map(Type::getMethodDescriptor)
                .toList();
        for (String call : List.of(
                "Method.invoke",
                "Constructor.newInstance",
                "Field.get",
                "Field.getInt",
                "AccessibleObject.trySetAccessible")) {
            String[] parts = call.split("\\.");
            var checked = assertInstanceOf(
                    Fate.Checked.class, Calls.of("java/lang/reflect/" + parts[0], parts[1], "()V"), call);
            assertTrue(checks.contains(checked.descriptor()), call);
        }
        for (String descriptor : List.of("(Z)V", "([Ljava/lang/reflect/AccessibleObject;Z)V")) {
            var checked = assertInstanceOf(
                    Fate.Checked.class, Calls.of("java/lang/reflect/Method", "setAccessible", descriptor));
            assertTrue(checks.contains(checked.descriptor()), descriptor);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "java/util/concurrent/ForkJoinWorkerThread, start, ()V",
        "java/util/concurrent/ScheduledThreadPoolExecutor, <init>, (I)V",
        "java/util/concurrent/RecursiveTask, fork, ()Ljava/util/concurrent/ForkJoinTask;",
        "java/awt/Frame, <init>, ()V",
        "javax/swing/JFrame, setVisible, (Z)V",
        "java/util/ArrayList, wait, ()V",
        "java/net/Inet4Address, getHostName, ()Ljava/lang/String;",
        "java/net/HttpURLConnection, connect, ()V",
    })
    void whatIsForbiddenInAClassIsForbiddenInItsSubclasses(String owner, String name, String descriptor) {
        assertInstanceOf(Fate.Refused.class, Calls.of(owner, name, descriptor));
    }

    @ParameterizedTest
    @CsvSource({
        "java/util/ArrayList, parallelStream, ()Ljava/util/stream/Stream;",
        "java/util/Set, parallelStream, ()Ljava/util/stream/Stream;",
        "java/util/stream/Stream, parallel, ()Ljava/util/stream/BaseStream;",
        "java/util/stream/IntStream, parallel, ()Ljava/util/stream/IntStream;",
    })
    void parallelStreamsAreMadeSequential(String owner, String name, String descriptor) {
        assertInstanceOf(Fate.Renamed.class, Calls.of(owner, name, descriptor));
    }

    @ParameterizedTest
    @CsvSource({
        "java/lang/String, length, ()I",
        "java/lang/Thread, currentThread, ()Ljava/lang/Thread;",
        "java/io/File, getName, ()Ljava/lang/String;",
        "java/io/File, <init>, (Ljava/io/File;Ljava/lang/String;)V",
        "java/nio/file/Path, resolve, (Ljava/nio/file/Path;)Ljava/nio/file/Path;",
        "java/util/Scanner, <init>, (Ljava/lang/String;)V",
        "java/io/PrintWriter, <init>, (Ljava/io/Writer;)V",
        "java/util/concurrent/CompletableFuture, thenApplyAsync, (Ljava/util/function/Function;Ljava/util/concurrent/Executor;)Ljava/util/concurrent/CompletableFuture;",
        "java/util/HashMap, get, (Ljava/lang/Object;)Ljava/lang/Object;",
        "java/sql/Date, valueOf, (Ljava/lang/String;)Ljava/sql/Date;",
        "[I, clone, ()Ljava/lang/Object;",
    })
    void ordinaryCallsAreLeftAlone(String owner, String name, String descriptor) {
        assertNull(Calls.of(owner, name, descriptor));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new java.io.File(\"x\").exists();",
                "System.getenv(\"PATH\");",
                "System.getProperty(\"user.name\");",
                "Thread.sleep(1);",
                "java.nio.file.Files.exists(java.nio.file.Path.of(\"x\"));",
                "System.class.getMethod(\"getenv\").invoke(null);",
                "java.util.stream.Stream.of(\"user.dir\").map(System::getProperty).findFirst();",
                "new java.io.File(\"x\").toPath().toAbsolutePath();",
            })
    void allowIoLetsThemThrough(String body) {
        assertEquals(Guard.Interruption.Kind.REFUSED, interruption(body).kind());
        Guard.allowIo(true);
        assertNull(interruption(body));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(0);",
                "Runtime.getRuntime().halt(0);",
                "System.class.getMethod(\"exit\", int.class).invoke(null, 0);",
                "new Thread(() -> {}).start();",
                "System.loadLibrary(\"x\");",
                "new java.io.FileOutputStream(java.io.FileDescriptor.out);",
                "Class.forName(\"sun.misc.Unsafe\").getDeclaredField(\"theUnsafe\").setAccessible(true);",
                "Class.forName(\"assay.oracle.guard.Guard\").getMethod(\"allowIo\", boolean.class).invoke(null, true);",
                "Runtime.getRuntime().addShutdownHook(new Thread());",
                "synchronized (A.class) { A.class.wait(); }",
                "new java.util.concurrent.CountDownLatch(1).await();",
            })
    void allowIoDoesNotLetTheseThrough(String body) {
        Guard.allowIo(true);
        assertNotNull(interruption(body));
    }

    private static Guard.Interruption interruption(String body) {
        var outcome = GuardedRun.rewritten(
                Sources.ecj("public class A { public static int m() throws Exception { if (one() == 1) { " + body
                        + " } return 1; } static int one() { return 1; } }"),
                10_000);
        assertTrue(outcome.interruption() != null || outcome.thrown() == null, () -> "threw " + outcome.thrown());
        return outcome.interruption();
    }
}
