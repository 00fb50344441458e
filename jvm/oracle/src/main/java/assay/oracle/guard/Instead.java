package assay.oracle.guard;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.URL;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What a program's code calls instead of methods of the JDK that may do harm, or not, as it depends ({@link Calls}): the
 * same name, the receiver first. Where there is no harm, it does what that method does. There is one thread only,
 * so whatever would have to wait would wait for ever.
 */
public final class Instead {

    /** The scheme of URLs that stand for something on the program's own class path. */
    public static final String RESOURCE = "classpath";

    private static final long BITS = 1 << 22;

    private static final Set<String> HARMLESS_PROPERTIES = Set.of(
            "line.separator",
            "file.separator",
            "path.separator",
            "file.encoding",
            "java.version",
            "java.specification.version",
            "java.vm.specification.version",
            "java.class.version",
            "java.awt.headless",
            // What the JDK and the system are called, and what every worker is started with.
            "java.specification.name",
            "java.specification.vendor",
            "java.vm.specification.name",
            "java.vm.specification.vendor",
            "java.vendor",
            "java.vm.name",
            "java.vm.vendor",
            "java.vm.version",
            "java.runtime.name",
            "java.runtime.version",
            "os.name",
            "os.arch",
            "os.version",
            "user.timezone",
            "user.language",
            "user.country");

    // What may be very large.

    public static String repeat(String text, int count) {
        if (count > 0) Guard.allocate((int) Math.min(Integer.MAX_VALUE, (long) text.length() * count));
        return text.repeat(count);
    }

    public static BigInteger pow(BigInteger base, int exponent) {
        bound((long) base.bitLength() * exponent);
        return base.pow(exponent);
    }

    public static BigInteger shiftLeft(BigInteger number, int by) {
        bound(by);
        return number.shiftLeft(by);
    }

    public static BigDecimal pow(BigDecimal base, int exponent) {
        bound((long) base.unscaledValue().bitLength() * exponent);
        return base.pow(exponent);
    }

    public static BigDecimal setScale(BigDecimal number, int scale) {
        bound(4 * ((long) scale - number.scale()));
        return number.setScale(scale);
    }

    public static BigDecimal setScale(BigDecimal number, int scale, RoundingMode mode) {
        bound(4 * ((long) scale - number.scale()));
        return number.setScale(scale, mode);
    }

    public static BigInteger toBigInteger(BigDecimal number) {
        bound(-4L * number.scale());
        return number.toBigInteger();
    }

    public static String toPlainString(BigDecimal number) {
        bound(4 * Math.abs((long) number.scale()));
        return number.toPlainString();
    }

    private static void bound(long bits) {
        if (bits > BITS) Guard.limit("memory");
    }

    public static List<?> nCopies(int count, Object element) {
        Guard.allocate(count);
        return Collections.nCopies(count, element);
    }

    public static Object newInstance(Class<?> type, int length) {
        Guard.allocate(length);
        return Array.newInstance(type, length);
    }

    public static Object newInstance(Class<?> type, int[] lengths) {
        long elements = 1;
        for (int length : lengths) elements = Math.min(Integer.MAX_VALUE, elements * Math.max(0, length));
        Guard.allocate((int) elements);
        return Array.newInstance(type, lengths);
    }

    public static ByteBuffer allocate(int capacity) {
        Guard.allocate(capacity);
        return ByteBuffer.allocate(capacity);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        Guard.allocate(capacity);
        return ByteBuffer.allocateDirect(capacity);
    }

    // What would go on beside the program.

    public static void gc() {}

    public static void gc(Runtime runtime) {}

    public static void runFinalization() {}

    public static void runFinalization(Runtime runtime) {}

    public static Stream<?> stream(Spliterator<?> elements, boolean parallel) {
        return StreamSupport.stream(elements, false);
    }

    public static Stream<?> stream(Supplier<? extends Spliterator<?>> elements, int characteristics, boolean parallel) {
        return sequential(elements, characteristics);
    }

    @SuppressWarnings("unchecked")
    private static <T> Stream<T> sequential(Supplier<?> elements, int characteristics) {
        return StreamSupport.stream((Supplier<? extends Spliterator<T>>) elements, characteristics, false);
    }

    public static IntStream intStream(Spliterator.OfInt elements, boolean parallel) {
        return StreamSupport.intStream(elements, false);
    }

    public static LongStream longStream(Spliterator.OfLong elements, boolean parallel) {
        return StreamSupport.longStream(elements, false);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble elements, boolean parallel) {
        return StreamSupport.doubleStream(elements, false);
    }

    // What would tell of the machine, or read from it.

    public static String getProperty(String name) {
        return System.getProperty(checkProperty(name));
    }

    public static String getProperty(String name, String otherwise) {
        return System.getProperty(checkProperty(name), otherwise);
    }

    /** A property that the machine has not set can only be the program's. */
    private static String checkProperty(String name) {
        boolean known = name != null
                && !name.isEmpty()
                && !HARMLESS_PROPERTIES.contains(name)
                && System.getProperty(name) != null;
        if (known) Guard.refuseIo("java.lang.System.getProperty of " + name);
        return name;
    }

    public static InputStream openStream(URL url) throws IOException {
        if (!url.getProtocol().equals(RESOURCE)) Guard.refuseIo("java.net.URL.openStream");
        return url.openStream();
    }

    // What would wait.

    public static Object get(Future<?> future) throws InterruptedException, ExecutionException {
        mustNotWait(isForeign(future) || future.isDone(), "java.util.concurrent.Future.get");
        return future.get();
    }

    public static Object get(Future<?> future, long time, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        mustNotWait(isForeign(future) || future.isDone(), "java.util.concurrent.Future.get");
        return future.get(time, unit);
    }

    public static Object join(CompletableFuture<?> future) {
        mustNotWait(isForeign(future) || future.isDone(), "java.util.concurrent.CompletableFuture.join");
        return future.join();
    }

    public static Object invokeAny(ExecutorService service, Collection<? extends Callable<Object>> tasks)
            throws InterruptedException, ExecutionException {
        mustNotWait(isOwn(service), "java.util.concurrent.ExecutorService.invokeAny");
        return service.invokeAny(tasks);
    }

    public static Object invokeAny(
            ExecutorService service, Collection<? extends Callable<Object>> tasks, long time, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        mustNotWait(isOwn(service), "java.util.concurrent.ExecutorService.invokeAny");
        return service.invokeAny(tasks, time, unit);
    }

    public static List<Future<Object>> invokeAll(ExecutorService service, Collection<? extends Callable<Object>> tasks)
            throws InterruptedException {
        mustNotWait(isOwn(service), "java.util.concurrent.ExecutorService.invokeAll");
        return service.invokeAll(tasks);
    }

    public static List<Future<Object>> invokeAll(
            ExecutorService service, Collection<? extends Callable<Object>> tasks, long time, TimeUnit unit)
            throws InterruptedException {
        mustNotWait(isOwn(service), "java.util.concurrent.ExecutorService.invokeAll");
        return service.invokeAll(tasks, time, unit);
    }

    /** Not one that waits as those of the JDK do. */
    private static boolean isOwn(ExecutorService service) {
        return isForeign(service) && !(service instanceof AbstractExecutorService);
    }

    public static void await(CountDownLatch latch) throws InterruptedException {
        mustNotWait(latch.getCount() == 0, "java.util.concurrent.CountDownLatch.await");
        latch.await();
    }

    public static boolean await(CountDownLatch latch, long time, TimeUnit unit) throws InterruptedException {
        mustNotWait(latch.getCount() == 0, "java.util.concurrent.CountDownLatch.await");
        return latch.await(time, unit);
    }

    public static void acquire(Semaphore semaphore) throws InterruptedException {
        acquire(semaphore, 1);
    }

    public static void acquire(Semaphore semaphore, int permits) throws InterruptedException {
        mustNotWait(semaphore.availablePermits() >= permits, "java.util.concurrent.Semaphore.acquire");
        semaphore.acquire(permits);
    }

    public static void acquireUninterruptibly(Semaphore semaphore) {
        acquireUninterruptibly(semaphore, 1);
    }

    public static void acquireUninterruptibly(Semaphore semaphore, int permits) {
        mustNotWait(semaphore.availablePermits() >= permits, "java.util.concurrent.Semaphore.acquire");
        semaphore.acquireUninterruptibly(permits);
    }

    /** Nobody will release what is not there now, however long it waits. */
    public static boolean tryAcquire(Semaphore semaphore, long time, TimeUnit unit) {
        return semaphore.tryAcquire();
    }

    public static boolean tryAcquire(Semaphore semaphore, int permits, long time, TimeUnit unit) {
        return semaphore.tryAcquire(permits);
    }

    public static Object take(BlockingQueue<?> queue) throws InterruptedException {
        mustHaveSome(queue);
        return queue.take();
    }

    public static Object takeFirst(BlockingDeque<?> queue) throws InterruptedException {
        mustHaveSome(queue);
        return queue.takeFirst();
    }

    public static Object takeLast(BlockingDeque<?> queue) throws InterruptedException {
        mustHaveSome(queue);
        return queue.takeLast();
    }

    public static Object poll(BlockingQueue<?> queue, long time, TimeUnit unit) throws InterruptedException {
        return isForeign(queue) ? queue.poll(time, unit) : queue.poll(0, unit);
    }

    public static void put(BlockingQueue<Object> queue, Object element) throws InterruptedException {
        mustHaveRoom(queue);
        queue.put(element);
    }

    public static void putFirst(BlockingDeque<Object> queue, Object element) throws InterruptedException {
        mustHaveRoom(queue);
        queue.putFirst(element);
    }

    public static void putLast(BlockingDeque<Object> queue, Object element) throws InterruptedException {
        mustHaveRoom(queue);
        queue.putLast(element);
    }

    public static boolean offer(BlockingQueue<Object> queue, Object element, long time, TimeUnit unit)
            throws InterruptedException {
        return isForeign(queue) ? queue.offer(element, time, unit) : queue.offer(element, 0, unit);
    }

    private static void mustHaveSome(BlockingQueue<?> queue) {
        mustNotWait(
                isForeign(queue) || !queue.isEmpty() && !(queue instanceof DelayQueue<?>),
                "java.util.concurrent.BlockingQueue.take");
    }

    private static void mustHaveRoom(BlockingQueue<?> queue) {
        mustNotWait(isForeign(queue) || queue.remainingCapacity() > 0, "java.util.concurrent.BlockingQueue.put");
    }

    public static void lock(Lock lock) {
        if (isForeign(lock)) lock.lock();
        else mustNotWait(lock.tryLock(), "java.util.concurrent.locks.Lock.lock");
    }

    public static void lockInterruptibly(Lock lock) throws InterruptedException {
        if (isForeign(lock)) lock.lockInterruptibly();
        else if (Thread.interrupted()) throw new InterruptedException();
        else mustNotWait(lock.tryLock(), "java.util.concurrent.locks.Lock.lock");
    }

    public static boolean tryLock(Lock lock, long time, TimeUnit unit) throws InterruptedException {
        return isForeign(lock) ? lock.tryLock(time, unit) : lock.tryLock(0, unit);
    }

    public static long writeLock(StampedLock lock) {
        long stamp = lock.tryWriteLock();
        mustNotWait(stamp != 0, "java.util.concurrent.locks.StampedLock.writeLock");
        return stamp;
    }

    public static long readLock(StampedLock lock) {
        long stamp = lock.tryReadLock();
        mustNotWait(stamp != 0, "java.util.concurrent.locks.StampedLock.readLock");
        return stamp;
    }

    private static void mustNotWait(boolean ready, String what) {
        if (!ready) Guard.refuse(what);
    }

    /** The program's own: its code is guarded as all of it is. */
    private static boolean isForeign(Object object) {
        return !Reflection.isOfJdk(object.getClass());
    }

    // What would lead to the worker's classes: the program's own loader stands where the worker's would be.

    public static ClassLoader getClassLoader(Class<?> type) {
        return Reflection.isOfWorker(type) ? null : type.getClassLoader();
    }

    public static ClassLoader getContextClassLoader(Thread thread, Class<?> caller) {
        ClassLoader loader = thread.getContextClassLoader();
        boolean isOurs = loader == ClassLoader.getPlatformClassLoader() || loader == ClassLoader.getSystemClassLoader();
        return isOurs ? getSystemClassLoader(caller) : loader;
    }

    public static ClassLoader getSystemClassLoader(Class<?> caller) {
        return caller == null ? ClassLoader.getPlatformClassLoader() : caller.getClassLoader();
    }

    public static URL getSystemResource(String name, Class<?> caller) {
        return getSystemClassLoader(caller).getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name, Class<?> caller) throws IOException {
        return getSystemClassLoader(caller).getResources(name);
    }

    public static InputStream getSystemResourceAsStream(String name, Class<?> caller) {
        return getSystemClassLoader(caller).getResourceAsStream(name);
    }

    public static ServiceLoader<?> load(Class<?> service, Class<?> caller) {
        return ServiceLoader.load(service, getContextClassLoader(Thread.currentThread(), caller));
    }

    public static ServiceLoader<?> load(Class<?> service, ClassLoader loader, Class<?> caller) {
        return ServiceLoader.load(service, loader == null ? getSystemClassLoader(caller) : loader);
    }

    // Method handles: what is found is looked at as reflection is.

    public static Lookup privateLookupIn(Class<?> type, Lookup lookup) throws IllegalAccessException {
        Reflection.check(type, "<private>", "()");
        return MethodHandles.privateLookupIn(type, lookup);
    }

    public static MethodHandle findStatic(Lookup lookup, Class<?> owner, String name, MethodType type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, Reflection.descriptor(type));
        return lookup.findStatic(owner, name, type);
    }

    public static MethodHandle findVirtual(Lookup lookup, Class<?> owner, String name, MethodType type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, Reflection.descriptor(type));
        return lookup.findVirtual(owner, name, type);
    }

    public static MethodHandle findConstructor(Lookup lookup, Class<?> owner, MethodType type)
            throws ReflectiveOperationException {
        Reflection.check(owner, "<init>", Reflection.descriptor(type));
        return lookup.findConstructor(owner, type);
    }

    public static MethodHandle findSpecial(Lookup lookup, Class<?> owner, String name, MethodType type, Class<?> caller)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, Reflection.descriptor(type));
        return lookup.findSpecial(owner, name, type, caller);
    }

    public static MethodHandle bind(Lookup lookup, Object receiver, String name, MethodType type)
            throws ReflectiveOperationException {
        Reflection.check(receiver.getClass(), name, Reflection.descriptor(type));
        return lookup.bind(receiver, name, type);
    }

    public static MethodHandle unreflect(Lookup lookup, Method method) throws IllegalAccessException {
        Reflection.check((Member) method);
        return lookup.unreflect(method);
    }

    public static MethodHandle unreflectSpecial(Lookup lookup, Method method, Class<?> caller)
            throws IllegalAccessException {
        Reflection.check((Member) method);
        return lookup.unreflectSpecial(method, caller);
    }

    public static MethodHandle unreflectConstructor(Lookup lookup, Constructor<?> constructor)
            throws IllegalAccessException {
        Reflection.check((Member) constructor);
        return lookup.unreflectConstructor(constructor);
    }

    public static MethodHandle unreflectGetter(Lookup lookup, Field field) throws IllegalAccessException {
        Reflection.check((Member) field);
        return lookup.unreflectGetter(field);
    }

    public static MethodHandle unreflectSetter(Lookup lookup, Field field) throws IllegalAccessException {
        Reflection.check((Member) field);
        return lookup.unreflectSetter(field);
    }

    public static VarHandle unreflectVarHandle(Lookup lookup, Field field) throws IllegalAccessException {
        Reflection.check((Member) field);
        return lookup.unreflectVarHandle(field);
    }

    public static MethodHandle findGetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findGetter(owner, name, type);
    }

    public static MethodHandle findSetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findSetter(owner, name, type);
    }

    public static MethodHandle findStaticGetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findStaticGetter(owner, name, type);
    }

    public static MethodHandle findStaticSetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findStaticSetter(owner, name, type);
    }

    public static VarHandle findVarHandle(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findVarHandle(owner, name, type);
    }

    public static VarHandle findStaticVarHandle(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Reflection.check(owner, name, "()");
        return lookup.findStaticVarHandle(owner, name, type);
    }

    private Instead() {}
}
