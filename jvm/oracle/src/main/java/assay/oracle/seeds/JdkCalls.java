package assay.oracle.seeds;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.Set;

/**
 * The classes of the JDK whose objects tests make to pass them to the program: values, texts, collections, streams in memory.
 * Whatever reaches outside the process, waits, or gives another answer every time is no part of a fragment.
 */
final class JdkCalls {

    private static final Set<String> PACKAGES = Set.of(
            "java.math",
            "java.text",
            "java.time",
            "java.time.chrono",
            "java.time.format",
            "java.time.temporal",
            "java.time.zone",
            "java.util",
            "java.util.function",
            "java.util.regex",
            "java.util.stream",
            "java.util.concurrent.atomic",
            "java.nio.charset");

    private static final Set<String> CLASSES = Set.of("""
            java.lang.Appendable java.lang.Boolean java.lang.Byte java.lang.CharSequence java.lang.Character
            java.lang.Comparable java.lang.Double java.lang.Enum java.lang.Float java.lang.Integer
            java.lang.Iterable java.lang.Long java.lang.Math java.lang.Number java.lang.Object
            java.lang.Record java.lang.Short java.lang.String java.lang.StringBuffer java.lang.StringBuilder
            java.lang.AutoCloseable java.lang.Runnable java.lang.Readable java.io.BufferedReader
            java.io.BufferedWriter java.io.BufferedInputStream java.io.BufferedOutputStream
            java.io.ByteArrayInputStream java.io.ByteArrayOutputStream java.io.CharArrayReader
            java.io.CharArrayWriter java.io.Closeable java.io.DataInputStream java.io.DataOutputStream
            java.io.FilterReader java.io.FilterWriter java.io.Flushable java.io.InputStream
            java.io.InputStreamReader java.io.LineNumberReader java.io.OutputStream java.io.OutputStreamWriter
            java.io.PrintStream java.io.PrintWriter java.io.PushbackReader java.io.Reader
            java.io.SequenceInputStream java.io.StreamTokenizer java.io.StringReader java.io.StringWriter
            java.io.Writer java.net.URI java.nio.Buffer java.nio.ByteBuffer java.nio.CharBuffer
            java.nio.IntBuffer java.nio.LongBuffer java.nio.ByteOrder java.sql.Date java.sql.Time
            java.sql.Timestamp java.util.concurrent.Callable java.util.concurrent.ConcurrentHashMap
            java.util.concurrent.ConcurrentLinkedQueue java.util.concurrent.ConcurrentMap
            java.util.concurrent.ConcurrentSkipListMap java.util.concurrent.ConcurrentSkipListSet
            java.util.concurrent.CopyOnWriteArrayList java.util.concurrent.CopyOnWriteArraySet
            java.util.concurrent.TimeUnit
            """.split("\\s+"));

    private static final Set<String> NOT_CLASSES = Set.of(
            "java.util.Timer",
            "java.util.TimerTask",
            "java.util.ServiceLoader",
            "java.util.ResourceBundle",
            "java.util.Currency");

    private static final Set<String> NOT_METHODS = Set.of("""
            getClass wait notify notifyAll now randomUUID random sleep setDefault parallel parallelStream
            intern getProperty getInteger getBoolean toURL load store system systemUTC systemDefaultZone
            identityHashCode describeConstable
            """.split("\\s+"));

    /** Parameters of files, and of what else is not in memory. */
    private static final Set<String> NOT_PARAMETERS = Set.of(
            "java.io.File",
            "java.nio.file.Path",
            "java.net.URL",
            "java.lang.ClassLoader",
            "java.nio.channels.ReadableByteChannel",
            "java.lang.Thread");

    /** Whether a fragment may call it. */
    static boolean allows(MethodSymbol method, Symbol site) {
        String owner = site.flatName().toString();
        if ((method.flags() & Flags.PUBLIC) == 0 || !allows(site) || NOT_METHODS.contains(method.name.toString()))
            return false;
        for (var parameter : method.type.getParameterTypes()) {
            if (NOT_PARAMETERS.contains(parameter.tsym.flatName().toString())) return false;
        }
        return !method.isConstructor() || !isUnsteady(owner, method);
    }

    static boolean allows(Symbol type) {
        String name = type.flatName().toString();
        if (CLASSES.contains(name)) return true;
        if (PACKAGES.contains(type.packge().fullname.toString())) return !NOT_CLASSES.contains(name);
        return name.startsWith("java.") && (name.endsWith("Exception") || name.endsWith("Error"));
    }

    /** Constructors that read the clock, draw by lot, or open a file. */
    private static boolean isUnsteady(String owner, MethodSymbol constructor) {
        var parameters = constructor.type.getParameterTypes();
        return switch (owner) {
            case "java.util.Date", "java.util.Random", "java.util.GregorianCalendar", "java.util.SplittableRandom" ->
                parameters.isEmpty();
            case "java.io.PrintWriter", "java.io.PrintStream", "java.util.Formatter" ->
                parameters.nonEmpty() && parameters.head.tsym.flatName().contentEquals("java.lang.String");
            default -> false;
        };
    }

    private JdkCalls() {}
}
