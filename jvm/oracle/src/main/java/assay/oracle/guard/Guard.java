package assay.oracle.guard;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Future;

/**
 * What the rewritten code of a program under test calls ({@link Rewriter}): it counts steps and memory, refuses what is
 * forbidden, and remembers that it did, because a program may swallow the {@link Stop} that it is sent. Once something
 * was limited or refused, whatever the program does next says nothing about its behaviour.
 *
 * <p>Static and unsynchronised on purpose: one program runs at a time, on one thread, and a tick must cost next to nothing.
 */
public final class Guard {

    /** Elements of arrays that one run may allocate, as a whole. */
    private static final long ELEMENTS = 8_000_000;

    private static final int OUTPUT_BYTES = 64 * 1024;

    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    private static int ticks;
    private static int budget;
    private static long elements;
    private static boolean printed;
    private static boolean salted;
    private static Interruption interruption;
    private static boolean allowsIo;
    private static Thread thread;

    private static final Set<Entered> ENTERED = new HashSet<>();
    /** By mark, the class of the object on which it was last entered, and the count of what was forgotten until then. */
    private static Class<?>[] lastReceivers = new Class<?>[64];

    private static int[] lastTimes = new int[64];
    private static int time = 1;

    private static final InputStream NO_INPUT = InputStream.nullInputStream();
    private static final Captured OUT = new Captured();
    private static final Captured ERR = new Captured();
    private static PrintStream outStream = unclosable(OUT);
    private static PrintStream errStream = unclosable(ERR);

    /** Why a run was cut off. {@code what} names the limit or the refused call. */
    public record Interruption(Kind kind, String what) {
        public enum Kind {
            LIMIT,
            REFUSED
        }
    }

    /** A marked method that was entered, and the class of the object that it was called on; none for static methods and constructors. */
    public record Entered(int mark, String receiver) {

        /** Those that Java writes for records are slow as long as they have not run often. */
        @Override
        public int hashCode() {
            return 31 * receiver.hashCode() + mark;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Entered entered && entered.mark == mark && entered.receiver.equals(receiver);
        }
    }

    // What no rewriting can see, because the JDK does it on behalf of a program, is switched off for the whole process.
    static {
        System.setProperty("java.awt.headless", "true");
        System.setProperty("javax.xml.accessExternalDTD", "");
        System.setProperty("javax.xml.accessExternalSchema", "");
        System.setProperty("javax.xml.accessExternalStylesheet", "");
    }

    /** Unwinds a program that was limited or refused something. Not to be caught by it: its handlers throw it on. */
    public static final class Stop extends Error {
        private static final Stop INSTANCE = new Stop();

        private Stop() {
            super(null, null, false, false);
        }
    }

    /** Whether programs may from now on use files, the network, processes and the environment. */
    public static void allowIo(boolean allowed) {
        allowsIo = allowed;
    }

    /** Before a run: sets its budget and forgets what the last one did. */
    public static void start(int steps) {
        Thread.interrupted();
        thread = Thread.currentThread();
        // The worker's own loader must not be found there, nor one that an earlier program left.
        if (thread.getContextClassLoader() != PLATFORM) thread.setContextClassLoader(PLATFORM);
        forgetEntered();
        Outcomes.start();
        budget = steps;
        ticks = steps;
        elements = ELEMENTS;
        if (interruption != null || printed) {
            // Something may be left in the encoder: half a character, or what was cut off in the middle of printing.
            printed = false;
            outStream = unclosable(OUT);
            errStream = unclosable(ERR);
        }
        interruption = null;
        salted = false;
        OUT.reset();
        ERR.reset();
        // A program may have put its own in place; setting them is a call into the machine, so only then.
        if (System.out != outStream) System.setOut(outStream);
        if (System.err != errStream) System.setErr(errStream);
        if (System.in != NO_INPUT) System.setIn(NO_INPUT);
    }

    /** How many steps the run has taken, if nothing has cut it off. */
    public static int steps() {
        return budget - ticks;
    }

    /** What cut the run off, or null. */
    public static Interruption interruption() {
        return interruption;
    }

    public static String output() {
        return OUT.size() == 0 ? "" : OUT.toString(StandardCharsets.UTF_8);
    }

    public static String errorOutput() {
        return ERR.size() == 0 ? "" : ERR.toString(StandardCharsets.UTF_8);
    }

    /** Before a set or map is made whose order the JDK draws anew in every process, so that only several processes can tell. */
    public static void salts() {
        salted = true;
    }

    /** Whether that happened since the start of the run. */
    public static boolean salted() {
        return salted;
    }

    /** Before the program takes hold of standard output or error. */
    public static void prints() {
        printed = true;
    }

    /** The marked methods that were entered since the start of the run, or since they were last forgotten: as long as that lasts. */
    public static Set<Entered> entered() {
        return ENTERED;
    }

    public static void forgetEntered() {
        if (ENTERED.isEmpty()) return;
        time++;
        ENTERED.clear();
    }

    /** At the start of a marked method that is static, or a constructor. */
    public static void entered(int mark) {
        if (mark >= lastTimes.length || lastTimes[mark] != time || lastReceivers[mark] != null) enter(mark, null);
    }

    /** At the start of any other marked method. */
    public static void entered(Object receiver, int mark) {
        Class<?> type = receiver.getClass();
        if (mark >= lastTimes.length || lastTimes[mark] != time || lastReceivers[mark] != type) enter(mark, type);
    }

    private static void enter(int mark, Class<?> receiver) {
        if (mark >= lastTimes.length) {
            lastTimes = Arrays.copyOf(lastTimes, 2 * mark);
            lastReceivers = Arrays.copyOf(lastReceivers, 2 * mark);
        }
        lastTimes[mark] = time;
        lastReceivers[mark] = receiver;
        ENTERED.add(new Entered(mark, receiver == null ? "" : nameOf(receiver)));
    }

    /** A stub stands for the class or interface that it is one of. */
    private static String nameOf(Class<?> type) {
        if (java.lang.reflect.Proxy.isProxyClass(type)) return type.getInterfaces()[0].getName();
        return type.getName().endsWith(STUB) ? type.getSuperclass().getName() : type.getName();
    }

    /** How the names of classes end that are made to stand for one that a program leaves open. */
    public static final String STUB = "$$Stub";

    /** At the start of a finalizer: the JVM calls it on a thread of its own, where nothing is guarded. */
    public static void finalizes() {
        if (Thread.currentThread() != thread) throw Stop.INSTANCE;
    }

    /** At the start of every method and on every jump backwards. */
    public static void tick() {
        if (--ticks < 0) limit("steps");
    }

    /** For work of the JDK's that is worth so many steps: see {@link Work}. */
    public static void charge(long steps) {
        if (steps > ticks) limit("steps");
        ticks -= (int) steps;
    }

    /** Before every allocation of an array. */
    public static void allocate(int length) {
        if (length > 0 && (elements -= length) < 0) limit("memory");
    }

    /** Before every allocation of an array of arrays, with its last two lengths. */
    public static void allocate(int outer, int inner) {
        if (outer > 0 && inner > 0 && (elements -= (long) outer * inner) < 0) limit("memory");
    }

    /** The same for three dimensions and more, whose other lengths are not looked at. */
    public static void allocateMany(int outer, int inner) {
        if ((long) Math.max(0, outer) * Math.max(0, inner) > ELEMENTS / 1_000) limit("memory");
    }

    /** At the start of every handler that could catch a {@link Stop} or the machine's own limits. */
    public static void caught(Throwable thrown) {
        if (thrown instanceof Stop stop) throw stop;
        note(thrown);
        if (interruption != null) throw Stop.INSTANCE;
    }

    /** Takes note of the machine's own limits, which say nothing about a program: they depend on what else is on the heap and the stack. */
    public static void note(Throwable thrown) {
        if (interruption != null) return;
        if (thrown instanceof OutOfMemoryError) interrupt(Interruption.Kind.LIMIT, "memory");
        else if (thrown instanceof StackOverflowError) interrupt(Interruption.Kind.LIMIT, "recursion");
    }

    /** Before a call that must not happen. */
    public static void refuse(String what) {
        interrupt(Interruption.Kind.REFUSED, what);
        throw Stop.INSTANCE;
    }

    /** Before a future asks its superclass for its result: nobody else will come to it while it waits. */
    public static void checkOwn(Object object) {
        if (object instanceof Future<?> future && !future.isDone()) refuse("java.util.concurrent.Future.get");
    }

    /** Before a call that must not happen, unless {@code --allow-io} says so. */
    public static void refuseIo(String what) {
        if (!allowsIo) refuse(what);
    }

    static void limit(String what) {
        interrupt(Interruption.Kind.LIMIT, what);
        throw Stop.INSTANCE;
    }

    /** The first reason counts; and there are no more steps, so that a program which goes on in some handler comes to its end soon. */
    private static void interrupt(Interruption.Kind kind, String what) {
        if (interruption == null) interruption = new Interruption(kind, what);
        ticks = 0;
    }

    /** A program that closes its output must not silence the next one. */
    private static PrintStream unclosable(Captured captured) {
        return new PrintStream(captured, false, StandardCharsets.UTF_8) {
            @Override
            public void close() {
                flush();
            }
        };
    }

    private static final class Captured extends ByteArrayOutputStream {
        @Override
        public synchronized void write(int b) {
            bound(1);
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            bound(length);
            super.write(bytes, offset, length);
        }

        private void bound(int more) {
            if (count + more > OUTPUT_BYTES) limit("output");
        }
    }

    private Guard() {}
}
