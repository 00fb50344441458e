package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that want out, or want to stay for ever: each is refused, limited or judged as it should be, leaves nothing
 * behind, and the worker, one and the same for all of them, judges the next program right.
 */
class EscapesTest {

    private enum Expected {
        REFUSED,
        LIMITED,
        JUDGED
    }

    /** {@code members}: those of a class whose method {@code m()} does the deed. {@code FILE} and {@code FOLDER} stand for paths. */
    private record Deed(String name, Expected expected, String members) {}

    @TempDir
    static Path folder;

    private static final LastingWorker WORKER = new LastingWorker();

    @AfterAll
    static void stop() {
        WORKER.close();
    }

    @TestFactory
    Stream<DynamicTest> reflection() {
        var deeds = new Deeds();
        deeds.refused("exit by reflection", m("System.class.getMethod(\"exit\", int.class).invoke(null, 0);"));
        deeds.refused(
                "exit by reflection, caught",
                m(
                        "try { System.class.getMethod(\"exit\", int.class).invoke(null, 0); } catch (Throwable t) { return 3; }"));
        deeds.refused(
                "exit found among all methods",
                m("for (var x : System.class.getMethods()) if (x.getName().equals(\"exit\")) x.invoke(null, 0);"));
        deeds.refused(
                "halt by a name that is put together",
                m(
                        "Class<?> c = Class.forName(\"java.lang.Run\" + \"time\"); c.getMethod(\"halt\", int.class).invoke(c.getMethod(\"getRuntime\").invoke(null), 0);"));
        deeds.refused(
                "reflection by reflection",
                m(
                        "var invoke = java.lang.reflect.Method.class.getMethod(\"invoke\", Object.class, Object[].class); invoke.invoke(System.class.getMethod(\"exit\", int.class), null, new Object[] {0});"));
        deeds.refused(
                "method reference to invoke",
                "interface Call { Object call(Object o, Object... a) throws Exception; } "
                        + m("Call c = System.class.getMethod(\"exit\", int.class)::invoke; c.call(null, 0);"));
        deeds.refused(
                "constructor by reflection",
                m("java.io.FileWriter.class.getConstructor(String.class).newInstance(\"FILE\");"));
        deeds.refused(
                "file by Class.newInstance",
                m("((Object) Class.forName(\"java.util.Timer\").newInstance()).hashCode();"));
        deeds.refused(
                "thread that is found on a subclass",
                "static class T extends Thread { public void run() { while (true) {} } } "
                        + m("T.class.getMethod(\"start\").invoke(new T());"));
        deeds.refused(
                "handle of exit",
                m(
                        "java.lang.invoke.MethodHandles.lookup().findStatic(System.class, \"exit\", java.lang.invoke.MethodType.methodType(void.class, int.class)).invoke(0);"));
        deeds.refused(
                "handle of a bound method",
                m(
                        "java.lang.invoke.MethodHandles.lookup().bind(Runtime.getRuntime(), \"halt\", java.lang.invoke.MethodType.methodType(void.class, int.class)).invoke(0);"));
        deeds.refused(
                "handle of a constructor",
                m(
                        "java.lang.invoke.MethodHandles.lookup().findConstructor(java.io.FileWriter.class, java.lang.invoke.MethodType.methodType(void.class, String.class)).invoke(\"FILE\");"));
        deeds.refused(
                "handle of a method on a subclass",
                "static class T extends Thread { public void run() { while (true) {} } } "
                        + m(
                                "java.lang.invoke.MethodHandles.lookup().findVirtual(T.class, \"start\", java.lang.invoke.MethodType.methodType(void.class)).invoke(new T());"));
        deeds.refused(
                "unreflected exit",
                m(
                        "java.lang.invoke.MethodHandles.lookup().unreflect(System.class.getMethod(\"exit\", int.class)).invoke(0);"));
        deeds.refused(
                "handle of findStatic",
                m(
                        "var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(java.lang.invoke.MethodHandle.class, Class.class, String.class, java.lang.invoke.MethodType.class); ((java.lang.invoke.MethodHandle) l.findVirtual(java.lang.invoke.MethodHandles.Lookup.class, \"findStatic\", t).invoke(l, System.class, \"exit\", java.lang.invoke.MethodType.methodType(void.class, int.class))).invoke(0);"));
        deeds.refused(
                "Unsafe",
                m(
                        "var f = Class.forName(\"sun.misc.Unsafe\").getDeclaredField(\"theUnsafe\"); f.setAccessible(true); Object u = f.get(null); u.getClass().getMethod(\"putAddress\", long.class, long.class).invoke(u, 0L, 0L);"));
        deeds.refused(
                "Unsafe by a private lookup",
                m(
                        "java.lang.invoke.MethodHandles.privateLookupIn(Class.forName(\"sun.misc.Unsafe\"), java.lang.invoke.MethodHandles.lookup());"));
        deeds.refused(
                "event handler of the beans",
                m("((Runnable) java.beans.EventHandler.create(Runnable.class, Runtime.getRuntime(), \"gc\")).run();"));
        deeds.refused(
                "statement of the beans",
                m("new java.beans.Statement(System.class, \"exit\", new Object[] {0}).execute();"));
        deeds.refused(
                "class made of bytes",
                "static class L extends ClassLoader { Class<?> make(byte[] b) { return defineClass(null, b, 0, b.length); } } "
                        + m("new L().make(new byte[10]);"));
        deeds.refused(
                "class made by a lookup", m("java.lang.invoke.MethodHandles.lookup().defineClass(new byte[10]);"));
        deeds.refused("loader of URLs", m("new java.net.URLClassLoader(new java.net.URL[0]).loadClass(\"X\");"));
        deeds.refused(
                "stack walker",
                m("StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();"));
        deeds.refused(
                "loader of a module",
                m(
                        "Object.class.getModule().getLayer().findLoader(\"jdk.compiler\").loadClass(\"com.sun.tools.javac.Main\");"));
        deeds.refused(
                "tools of the JDK",
                m(
                        "java.util.spi.ToolProvider.findFirst(\"jar\").get().run(System.out, System.err, \"cf\", \"FILE\", \".\");"));
        deeds.refused("compiler of the JDK", m("javax.tools.ToolProvider.getSystemJavaCompiler();"));
        deeds.refused("management", m("java.lang.management.ManagementFactory.getPlatformMBeanServer();"));
        deeds.refused(
                "threads by a factory of its own",
                m(
                        "new java.util.concurrent.ThreadPoolExecutor(1, 1, 1, java.util.concurrent.TimeUnit.DAYS, new java.util.concurrent.LinkedBlockingQueue<>(), r -> new Thread(r)).execute(() -> {});"));
        deeds.judged(
                "its own members",
                "private int x = 4; private int f() { return x; } private A(int x) { this.x = x; } public A() {} "
                        + m(
                                "var f = A.class.getDeclaredField(\"x\"); f.setAccessible(true); f.setInt(this, 5); return (int) A.class.getDeclaredMethod(\"f\").invoke(A.class.getDeclaredConstructor(int.class).newInstance(7)) + (int) f.get(this);"));
        deeds.judged(
                "its own members, not made accessible",
                "private int x = 4; private int f() { return x; } "
                        + m(
                                "return (int) A.class.getDeclaredMethod(\"f\").invoke(this) + A.class.getDeclaredField(\"x\").getInt(this);"));
        deeds.judged(
                "handles of its own and of harmless methods",
                "static int twice(int i) { return 2 * i; } "
                        + m(
                                "var l = java.lang.invoke.MethodHandles.lookup(); return (int) l.findStatic(A.class, \"twice\", java.lang.invoke.MethodType.methodType(int.class, int.class)).invoke(3) + ((String) l.findVirtual(String.class, \"trim\", java.lang.invoke.MethodType.methodType(String.class)).invoke(\" x \")).length();"));
        deeds.judged(
                "harmless methods of the JDK by reflection",
                m(
                        "return (int) String.class.getMethod(\"length\").invoke(\"abc\") + (int) Integer.class.getMethod(\"parseInt\", String.class).invoke(null, \"7\");"));
        deeds.judged(
                "proxy",
                "interface F { int f(int i); } "
                        + m(
                                "return ((F) java.lang.reflect.Proxy.newProxyInstance(A.class.getClassLoader(), new Class<?>[] {F.class}, (p, q, r) -> (int) r[0] + 1)).f(3);"));
        deeds.judged(
                "variable handle",
                "private int x = 4; "
                        + m(
                                "var h = java.lang.invoke.MethodHandles.lookup().findVarHandle(A.class, \"x\", int.class); h.set(this, 9); return (int) h.get(this);"));
        deeds.judged(
                "copy by serialisation",
                "static class S implements java.io.Serializable { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); } "
                        + m(
                                "var b = new java.io.ByteArrayOutputStream(); var o = new java.io.ObjectOutputStream(b); o.writeObject(new S()); o.close(); return ((S) new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(b.toByteArray())).readObject()).l.size();"));
        return deeds.tests();
    }

    @TestFactory
    Stream<DynamicTest> theWorkerItself() {
        var deeds = new Deeds();
        String worker = "assay.oracle.guard.Guard";
        deeds.refused(
                "guard, called by name",
                m(worker + ".start(1);")
                        + "}\n---\npackage assay.oracle.guard; public class Guard { public static void start(int i) { } ");
        deeds.refused(
                "guard, by reflection",
                m("Class.forName(\"" + worker + "\").getMethod(\"start\", int.class).invoke(null, 2_000_000_000);"));
        deeds.refused(
                "guard, its fields",
                m("var f = Class.forName(\"" + worker
                        + "\").getDeclaredField(\"ticks\"); f.setAccessible(true); f.setInt(null, 2_000_000_000);"));
        deeds.refused(
                "guard, by a handle",
                m(
                        "java.lang.invoke.MethodHandles.lookup().findStatic(Class.forName(\"" + worker
                                + "\"), \"allowIo\", java.lang.invoke.MethodType.methodType(void.class, boolean.class)).invoke(true);"));
        deeds.judged(
                "worker's classes by name",
                m(
                        "try { Class.forName(\"assay.oracle.task.Tasks\"); return 1; } catch (ClassNotFoundException e) { return 2; }"));
        deeds.judged(
                "worker's classes by the loader of the system",
                m(
                        "try { ClassLoader.getSystemClassLoader().loadClass(\"assay.oracle.Main\"); return 1; } catch (ClassNotFoundException e) { return 2; }"));
        deeds.judged(
                "worker's classes by the loader of the thread",
                m(
                        "try { Thread.currentThread().getContextClassLoader().loadClass(\"assay.oracle.Main\"); return 1; } catch (ClassNotFoundException e) { return 2; }"));
        deeds.judged("loader of standard output", m("return System.out.getClass().getClassLoader() == null ? 1 : 2;"));
        deeds.judged(
                "loader of standard output, by a method reference",
                m(
                        "return java.util.Optional.<Class<?>>of(System.out.getClass()).map(Class::getClassLoader).isPresent() ? 1 : 2;"));
        deeds.refused(
                "loader of standard output, by reflection",
                m("Class.class.getMethod(\"getClassLoader\").invoke(System.out.getClass());"));
        deeds.judged(
                "services of the worker",
                m(
                        "int n = 0; for (Object o : java.util.ServiceLoader.load(javax.annotation.processing.Processor.class)) n++; return n;"));
        deeds.refused(
                "loader of the guard's module", m("Class.forName(\"" + worker + "\").getModule().getClassLoader();"));
        deeds.refused(
                "loader of the guard's domain",
                m("Class.forName(\"" + worker + "\").getProtectionDomain().getClassLoader();"));
        deeds.refused(
                "other threads",
                m(
                        "Thread[] all = new Thread[9]; Thread.currentThread().getThreadGroup().enumerate(all); all[0].interrupt();"));
        deeds.refused(
                "standard input of the worker", m("new java.io.FileInputStream(java.io.FileDescriptor.in).read();"));
        deeds.refused(
                "standard output of the worker",
                m("new java.io.FileOutputStream(java.io.FileDescriptor.out).write(65);"));
        deeds.refused("console", m("System.console().readLine();"));
        deeds.judged(
                "loader of the thread that is left behind",
                m("Thread.currentThread().setContextClassLoader(A.class.getClassLoader()); return 1;"));
        return deeds.tests();
    }

    @TestFactory
    Stream<DynamicTest> filesAndMachine() {
        var deeds = new Deeds();
        deeds.refused(
                "toString that writes a file",
                "static class B { public String toString() { try { new java.io.FileWriter(\"FILE\").close(); } catch (java.io.IOException e) {} return \"x\"; } } "
                        + m("return (\"\" + new B()).length();"));
        deeds.refused("stream into a file", m("new java.io.PrintStream(\"FILE\").print(1);"));
        deeds.refused("formatter into a file", m("new java.util.Formatter(\"FILE\").format(\"x\").close();"));
        deeds.refused(
                "channel",
                m(
                        "java.nio.channels.FileChannel.open(java.nio.file.Path.of(\"FILE\"), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE).close();"));
        deeds.refused(
                "provider of the file system",
                m(
                        "java.nio.file.Path.of(\"FILE\").getFileSystem().provider().createDirectory(java.nio.file.Path.of(\"FILE\"));"));
        deeds.refused(
                "file of a logger",
                m(
                        "java.util.logging.Logger.getLogger(\"x\").addHandler(new java.util.logging.FileHandler(\"FILE\"));"));
        deeds.refused("does a file exist", m("return new java.io.File(\"FOLDER\").exists() ? 1 : 2;"));
        deeds.refused("folder in use", m("return new java.io.File(\"\").getAbsolutePath().length();"));
        deeds.refused(
                "scanner of a path",
                m("return new java.util.Scanner(java.nio.file.Path.of(\"FOLDER\")).hasNext() ? 1 : 2;"));
        deeds.refused("file by a URL", m("return new java.net.URL(\"file:FOLDER\").openStream().read();"));
        String sheet =
                "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform' xmlns:j='http://xml.apache.org/xalan/java'><xsl:template match='/'><xsl:value-of select='j:java.lang.System.exit(0)'/></xsl:template></xsl:stylesheet>";
        deeds.refused(
                "exit by a style sheet",
                m(
                        "var f = javax.xml.transform.TransformerFactory.newInstance(); f.newTransformer(new javax.xml.transform.stream.StreamSource(new java.io.StringReader(\""
                                + sheet
                                + "\"))).transform(new javax.xml.transform.stream.StreamSource(new java.io.StringReader(\"<a/>\")), new javax.xml.transform.stream.StreamResult(new java.io.StringWriter()));"));
        deeds.judged(
                "XML in memory",
                m(
                        "var d = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new java.io.ByteArrayInputStream(\"<a><b/></a>\".getBytes())); var w = new java.io.StringWriter(); javax.xml.transform.TransformerFactory.newInstance().newTransformer().transform(new javax.xml.transform.dom.DOMSource(d), new javax.xml.transform.stream.StreamResult(w)); return w.toString().length() > 10 ? 1 : 2;"));
        deeds.refused("file by an image", m("javax.imageio.ImageIO.read(new java.io.File(\"FOLDER\"));"));
        deeds.refused(
                "file by a parser",
                m(
                        "javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(\"file:FOLDER\");"));
        deeds.judged(
                "file by an entity",
                m(
                        "try { javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new java.io.ByteArrayInputStream(\"<!DOCTYPE a [<!ENTITY e SYSTEM 'file:FOLDER'>]><a>&e;</a>\".getBytes())); return 1; } catch (Exception e) { return 2; }"));
        deeds.refused("environment", m("return System.getenv().size();"));
        deeds.refused(
                "environment by reflection",
                m("return ((java.util.Map<?, ?>) System.class.getMethod(\"getenv\").invoke(null)).size();"));
        deeds.refused("name of the user", m("return System.getProperty(\"user.name\").length();"));
        deeds.refused(
                "name of the user, by a method reference",
                m(
                        "return java.util.stream.Stream.of(\"user.name\").map(System::getProperty).findFirst().get().length();"));
        deeds.refused("all properties", m("return System.getProperties().size();"));
        deeds.judged(
                "harmless properties",
                m(
                        "return System.getProperty(\"line.separator\").length() + System.getProperty(\"my.own\", \"abc\").length() + Integer.getInteger(\"my.size\", 4) + (Boolean.getBoolean(\"my.flag\") ? 1 : 2);"));
        deeds.refused("preferences", m("java.util.prefs.Preferences.userRoot().put(\"a\", \"b\");"));
        deeds.refused("process", m("new ProcessBuilder(\"touch\", \"FILE\").start().waitFor();"));
        deeds.refused(
                "process by reflection",
                m("ProcessBuilder.class.getMethod(\"start\").invoke(new ProcessBuilder(\"touch\", \"FILE\"));"));
        deeds.refused("end of its own process", m("ProcessHandle.current().destroyForcibly();"));
        deeds.refused(
                "address of a host", m("return java.net.InetAddress.getByName(\"localhost\").getAddress().length;"));
        deeds.refused("http", m("java.net.http.HttpClient.newHttpClient();"));
        deeds.refused(
                "channel to a server",
                m(
                        "java.nio.channels.SocketChannel.open(java.net.InetSocketAddress.createUnresolved(\"localhost\", 1));"));
        deeds.refused("window", m("new java.awt.Frame().setVisible(true);"));
        deeds.refused("dialog", m("javax.swing.JOptionPane.showMessageDialog(null, \"x\");"));
        deeds.refused("native library", m("System.loadLibrary(\"net\");"));
        deeds.refused("native library by a path", m("Runtime.getRuntime().load(\"FILE\");"));
        deeds.judged(
                "native method",
                "static native int n(); " + m("try { return n(); } catch (UnsatisfiedLinkError e) { return 2; }"));
        deeds.judged(
                "points and tables that need no window",
                m("return new java.awt.Point(1, 2).x + new javax.swing.table.DefaultTableModel(2, 3).getRowCount();"));
        return deeds.tests();
    }

    @TestFactory
    Stream<DynamicTest> waitingAndThreads() {
        var deeds = new Deeds();
        deeds.refused("sleep", m("Thread.sleep(Long.MAX_VALUE);"));
        deeds.refused("sleep of a unit", m("java.util.concurrent.TimeUnit.DAYS.sleep(99);"));
        deeds.refused("wait", "public synchronized int m() throws Exception { wait(); return 1; } ");
        deeds.refused("join of itself", m("Thread.currentThread().join();"));
        deeds.refused("suspension", m("java.util.concurrent.locks.LockSupport.park();"));
        deeds.refused(
                "deadlock of a read lock with its write lock",
                m(
                        "var l = new java.util.concurrent.locks.ReentrantReadWriteLock(); l.readLock().lock(); l.writeLock().lock(); return 1;"));
        deeds.refused(
                "deadlock of a stamped lock",
                m("var l = new java.util.concurrent.locks.StampedLock(); l.writeLock(); l.writeLock(); return 1;"));
        deeds.refused("latch", m("new java.util.concurrent.CountDownLatch(1).await();"));
        deeds.refused("semaphore", m("new java.util.concurrent.Semaphore(0).acquire();"));
        deeds.refused("empty queue", m("new java.util.concurrent.LinkedBlockingQueue<Object>().take();"));
        deeds.refused(
                "empty queue, by a method reference",
                m(
                        "java.util.concurrent.Callable<Object> c = new java.util.concurrent.ArrayBlockingQueue<Object>(1)::take; c.call();"));
        deeds.refused(
                "full queue", m("var q = new java.util.concurrent.ArrayBlockingQueue<Object>(1); q.put(1); q.put(2);"));
        deeds.refused("future that nobody completes", m("new java.util.concurrent.CompletableFuture<Object>().get();"));
        deeds.refused(
                "condition",
                m("var l = new java.util.concurrent.locks.ReentrantLock(); l.lock(); l.newCondition().await();"));
        deeds.refused("barrier", m("new java.util.concurrent.CyclicBarrier(2).await();"));
        deeds.refused("exchange", m("new java.util.concurrent.Exchanger<Object>().exchange(1);"));
        deeds.refused("thread left behind", m("Thread t = new Thread(() -> { while (true) {} }); t.start();"));
        deeds.refused("timer left behind", m("new java.util.Timer(true).schedule(null, 1);"));
        deeds.refused(
                "common pool", m("java.util.concurrent.ForkJoinPool.commonPool().submit(() -> { while (true) {} });"));
        deeds.refused(
                "forked task",
                "static class T extends java.util.concurrent.RecursiveTask<Integer> { public Integer compute() { while (true) {} } } "
                        + m("new T().fork();"));
        deeds.refused(
                "asynchronous stage",
                m(
                        "java.util.concurrent.CompletableFuture.completedFuture(1).thenApplyAsync(x -> { while (true) {} });"));
        deeds.refused(
                "shutdown hook", m("Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true) {} }));"));
        deeds.refused(
                "cleaner", m("java.lang.ref.Cleaner.create().register(new Object(), () -> { while (true) {} });"));
        deeds.refused("pipe", m("new java.io.PipedInputStream(new java.io.PipedOutputStream()).read();"));
        deeds.judged(
                "finalizer that does not end",
                "static int n; protected void finalize() { n++; while (true) {} } "
                        + m("for (int i = 0; i < 100; i++) new A(); System.gc(); System.runFinalization(); return n;"));
        deeds.judged(
                "parallel streams",
                m(
                        "return java.util.List.of(1, 2, 3).parallelStream().mapToInt(x -> x).sum() + java.util.stream.IntStream.range(0, 100).parallel().sum() + java.util.Arrays.stream(new int[] {1}).parallel().sum();"));
        deeds.judged(
                "parallel sorts",
                m(
                        "int[] a = {3, 1, 2}; java.util.Arrays.parallelSort(a); String[] s = {\"b\", \"a\"}; java.util.Arrays.parallelSort(s); java.util.Arrays.parallelSetAll(a, i -> i + a[i]); return a[0] * 100 + a[2] + s[0].length();"));
        deeds.judged(
                "parallel stream of a collection of its own",
                "static class C implements java.util.Collection<Integer> { public int size() { return 1; } public boolean isEmpty() { return false; } public boolean contains(Object o) { return true; } public java.util.Iterator<Integer> iterator() { return java.util.List.of(5).iterator(); } public Object[] toArray() { return new Object[0]; } public <T> T[] toArray(T[] t) { return t; } public boolean add(Integer i) { return false; } public boolean remove(Object o) { return false; } public boolean containsAll(java.util.Collection<?> c) { return false; } public boolean addAll(java.util.Collection<? extends Integer> c) { return false; } public boolean removeAll(java.util.Collection<?> c) { return false; } public boolean retainAll(java.util.Collection<?> c) { return false; } public void clear() {} } "
                        + m("return new C().parallelStream().isParallel() ? 1 : 2;"));
        deeds.judged(
                "locks and queues that need not wait",
                m(
                        "var l = new java.util.concurrent.locks.ReentrantLock(); l.lock(); try { var q = new java.util.concurrent.LinkedBlockingQueue<Integer>(); q.put(3); var s = new java.util.concurrent.Semaphore(1); s.acquire(); var f = new java.util.concurrent.FutureTask<>(() -> 4); f.run(); return q.take() + f.get() + java.util.concurrent.CompletableFuture.completedFuture(5).thenApplyAsync(x -> x + 1, Runnable::run).join() + l.getHoldCount(); } finally { l.unlock(); }"));
        return deeds.tests();
    }

    @TestFactory
    Stream<DynamicTest> tooMuch() {
        var deeds = new Deeds();
        deeds.limited(
                "initialiser that never ends",
                "static class L { static int x; static { while (x == 0) {} } } " + m("return L.x;"));
        deeds.limited(
                "initialiser that never ends, caught",
                "static class L { static int x; static { while (x == 0) {} } } "
                        + m("try { return L.x; } catch (Throwable t) { return 1; }"));
        deeds.limited(
                "initialiser that never ends, by reflection",
                "static class L { static int x; static { while (x == 0) {} } } "
                        + m("return Class.forName(\"A$L\") == null ? 1 : 2;"));
        deeds.limited(
                "loop by reflection, caught",
                "public static void loop() { while (true) {} } "
                        + m(
                                "while (true) { try { A.class.getMethod(\"loop\").invoke(null); } catch (java.lang.reflect.InvocationTargetException e) {} }"));
        deeds.limited(
                "message that loops",
                "static class E extends RuntimeException { public String getMessage() { while (true) {} } } "
                        + m("throw new E();"));
        deeds.limited(
                "stack smashed again and again",
                "int deep(int i) { try { return deep(i + 1) + 1; } catch (StackOverflowError e) { return deep(i) + deep(i + 1); } } "
                        + m("return deep(0);"));
        deeds.limited(
                "recursion in a handler",
                "static final Error E = new Error(); int deep(int i) { try { throw E; } catch (Throwable t) { return deep(i + 1); } finally { deep(i + 2); } } "
                        + m("return deep(0);"));
        deeds.limited(
                "proxy that calls itself",
                "interface F { int f(); } "
                        + m(
                                "F[] f = new F[1]; f[0] = (F) java.lang.reflect.Proxy.newProxyInstance(A.class.getClassLoader(), new Class<?>[] {F.class}, (p, q, r) -> f[0].f()); return f[0].f();"));
        deeds.limited(
                "array by reflection",
                m(
                        "return java.lang.reflect.Array.getLength(java.lang.reflect.Array.newInstance(int.class, 2_000_000_000));"));
        deeds.limited(
                "text by a method reference",
                m("java.util.function.IntFunction<String> f = \"abc\"::repeat; return f.apply(600_000_000).length();"));
        deeds.limited("power", m("return java.math.BigInteger.TEN.pow(2_000_000_000).bitLength();"));
        deeds.limited(
                "number with a huge exponent",
                m("return new java.math.BigDecimal(\"1e2000000000\").toBigInteger().bitLength();"));
        deeds.limited(
                "copies",
                m("return new java.util.ArrayList<>(java.util.Collections.nCopies(2_000_000_000, 1)).size();"));
        deeds.limited(
                "memory outside the heap", m("return java.nio.ByteBuffer.allocateDirect(2_000_000_000).capacity();"));
        deeds.limited("list with a huge capacity", m("return new java.util.ArrayList<>(2_000_000_000).size();"));
        deeds.limited(
                "flood of output",
                m("for (int i = 0; i < 1_000_000; i++) System.out.println(\"0123456789\"); return 1;"));
        deeds.limited(
                "flood of errors",
                m("for (int i = 0; i < 1_000_000; i++) new Exception().printStackTrace(); return 1;"));
        deeds.limited(
                "flood by reflection",
                m(
                        "var out = System.class.getField(\"out\").get(null); var p = java.io.PrintStream.class.getMethod(\"print\", String.class); while (true) p.invoke(out, \"0123456789012345678901234567890123456789012345678901234567890123456789\");"));
        return deeds.tests();
    }

    @Test
    void anInterruptionThatIsLeftBehindDoesNotEndTheWorker() throws IOException {
        String program =
                "public class A { public int m() { Thread.currentThread().interrupt(); return @@; } int one() { return 1; } }";
        for (int i = 0; i < 3; i++)
            assertNotNull(
                    WORKER.answer(WorkerProcess.run(i, program.replace("@@", "1"), program.replace("@@", "one()"))));
        assertEquals("output", WORKER.plain());
    }

    private static String m(String body) {
        return "public int m() throws Throwable { if (one() == 1) { " + body
                + " } return one(); } static int one() { return 1; }";
    }

    private static final class Deeds {
        private final List<Deed> all = new ArrayList<>();

        void refused(String name, String members) {
            all.add(new Deed(name, Expected.REFUSED, members));
        }

        void limited(String name, String members) {
            all.add(new Deed(name, Expected.LIMITED, members));
        }

        void judged(String name, String members) {
            all.add(new Deed(name, Expected.JUDGED, members));
        }

        Stream<DynamicTest> tests() {
            return all.stream().map(deed -> DynamicTest.dynamicTest(deed.name, () -> check(deed)));
        }
    }

    private static void check(Deed deed) throws IOException {
        String members = deed.members
                .replace("FILE", folder.resolve("written").toString())
                .replace("FOLDER", folder.toString());
        String program = "public class A { " + "public int probe() { return @@; } " + members + " }";
        JsonObject comparison =
                WORKER.answer(WorkerProcess.run(1, program.replace("@@", "1"), program.replace("@@", "2")));
        assertEquals(deed.expected, found(comparison), comparison.toString());
        assertEquals("[]", comparison.getAsJsonArray("onlyThrew").toString(), "what only threw");
        assertTrue(comparison.get("differing").getAsInt() > 0, "the change of probe() is not seen: " + comparison);
        assertEquals("output", WORKER.plain(), "what is seen of the program after it");
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(), left.toList(), "left behind");
        }
    }

    /** What became of m(): nothing else in the program could be refused or limited. */
    private static Expected found(JsonObject comparison) {
        if (comparison.get("refused").getAsInt() > 0) return Expected.REFUSED;
        return comparison.get("limited").getAsInt() > 0 ? Expected.LIMITED : Expected.JUDGED;
    }
}
