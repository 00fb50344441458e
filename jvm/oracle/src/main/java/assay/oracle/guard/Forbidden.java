package assay.oracle.guard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Calls that a program under test may not make: they end the worker, reach outside it, or leave something behind. A line
 * of the table is an owner (internal name; a package if it ends with a slash) and the names of its methods, {@code <init>}
 * for constructors, {@code *} for all. Subclasses inherit the lines of their superclasses: see {@link Calls}.
 */
final class Forbidden {

    /** What lets a call through. */
    enum Kind {
        /** {@code --allow-io} does: files, network, processes, the environment, windows, sleep. */
        IO,
        /** Nothing does: exits, threads, waiting for another thread, natives, code that was not rewritten, the JDK's own settings. */
        ALWAYS
    }

    private static final String ALWAYS = """
            java/lang/System             exit load loadLibrary setProperty setProperties clearProperty setSecurityManager console inheritedChannel
            java/lang/Runtime            exit halt load loadLibrary addShutdownHook removeShutdownHook traceInstructions traceMethodCalls
            java/lang/ProcessHandle      *
            java/lang/ProcessBuilder     inheritIO
            java/lang/SecurityManager    *
            java/lang/ClassLoader        <init> defineClass findSystemClass
            java/net/URLClassLoader      *
            java/security/SecureClassLoader *
            java/lang/ModuleLayer        *
            java/lang/ModuleLayer$Controller *
            java/lang/StackWalker        *
            java/lang/Module             getClassLoader getLayer
            java/security/ProtectionDomain getClassLoader
            java/lang/invoke/MethodHandles$Lookup defineClass defineHiddenClass defineHiddenClassWithClassData
            java/lang/ref/Cleaner        *
            java/lang/ref/ReferenceQueue remove
            java/lang/instrument/        *
            java/lang/management/        *
            java/lang/foreign/           *
            javax/management/            *
            javax/script/                *
            javax/tools/                 *
            java/util/spi/ToolProvider   *
            sun/                         *
            com/sun/                     *
            jdk/                         *
            assay/oracle/                *
            javax/xml/transform/TransformerFactory newTemplates newTransformer(Ljavax/xml/transform/Source;)Ljavax/xml/transform/Transformer;
            javax/xml/transform/sax/SAXTransformerFactory newTemplatesHandler newTransformerHandler newXMLFilter
            java/beans/EventHandler      *
            java/beans/Expression        *
            java/beans/Statement         *
            java/beans/XMLDecoder        *
            java/beans/XMLEncoder        *
            java/security/SignedObject   getObject
            javax/crypto/SealedObject    getObject

            java/lang/Thread             start startVirtualThread ofVirtual ofPlatform setDefaultUncaughtExceptionHandler join stop suspend resume getAllStackTraces enumerate
            java/lang/ThreadGroup        *
            java/lang/Object             wait()V wait(J)V wait(JI)V
            java/util/Timer              <init>
            java/util/concurrent/Executors newFixedThreadPool newCachedThreadPool newSingleThreadExecutor newScheduledThreadPool newSingleThreadScheduledExecutor newWorkStealingPool newThreadPerTaskExecutor newVirtualThreadPerTaskExecutor
            java/util/concurrent/ThreadPoolExecutor <init>
            java/util/concurrent/CompletionService take
            java/util/concurrent/ForkJoinPool *
            java/util/concurrent/ForkJoinTask fork join get invokeAll quietlyJoin
            java/util/concurrent/ForkJoinWorkerThread *
            java/util/concurrent/SubmissionPublisher *
            java/util/concurrent/StructuredTaskScope *
            java/util/concurrent/CompletableFuture orTimeout completeOnTimeout delayedExecutor
            java/util/concurrent/locks/LockSupport park parkNanos parkUntil
            java/util/concurrent/locks/Condition await awaitNanos awaitUntil awaitUninterruptibly
            java/util/concurrent/CyclicBarrier await
            java/util/concurrent/Exchanger exchange
            java/util/concurrent/Phaser  awaitAdvance awaitAdvanceInterruptibly arriveAndAwaitAdvance
            java/util/concurrent/TimeUnit timedWait timedJoin
            java/util/concurrent/TransferQueue transfer
            java/util/Arrays             parallelPrefix
            java/io/PipedInputStream     *
            java/io/PipedReader          *

            java/util/Locale             setDefault
            java/util/TimeZone           setDefault
            java/util/logging/LogManager *
            java/security/Security       addProvider insertProviderAt removeProvider setProperty
            java/security/Policy         setPolicy
            java/net/URL                 setURLStreamHandlerFactory
            java/net/URLConnection       setContentHandlerFactory setFileNameMap setDefaultUseCaches setDefaultAllowUserInteraction setDefaultRequestProperty
            java/net/HttpURLConnection   setFollowRedirects
            java/net/Authenticator       setDefault
            java/net/CookieHandler       setDefault
            java/net/ProxySelector       setDefault
            java/net/ResponseCache       setDefault
            java/io/ObjectInputFilter$Config *
            """;

    private static final String IO = """
            java/lang/System             getenv getProperties
            java/lang/Runtime            exec
            java/lang/ProcessBuilder     start startPipeline environment
            java/lang/Process            *
            java/lang/Thread             sleep
            java/util/concurrent/TimeUnit sleep

            java/io/File                 createNewFile createTempFile delete deleteOnExit mkdir mkdirs renameTo list listFiles listRoots exists isFile isDirectory isHidden length lastModified canRead canWrite canExecute setExecutable setLastModified setReadable setReadOnly setWritable getAbsolutePath getAbsoluteFile getCanonicalPath getCanonicalFile getTotalSpace getFreeSpace getUsableSpace toURI toURL
            java/io/FileOutputStream     <init>
            java/io/FileInputStream      <init>
            java/io/FileWriter           <init>
            java/io/FileReader           <init>
            java/io/RandomAccessFile     <init>
            java/io/Console              *
            java/nio/file/Files          *
            java/nio/file/FileStore      *
            java/nio/file/FileSystems    newFileSystem
            java/nio/file/FileSystem     getFileStores getRootDirectories newWatchService close
            java/nio/file/Path           toAbsolutePath toRealPath toUri register
            java/nio/file/spi/FileSystemProvider *
            java/nio/channels/FileChannel open
            java/nio/channels/AsynchronousFileChannel open
            java/nio/channels/SocketChannel open
            java/nio/channels/ServerSocketChannel open
            java/nio/channels/DatagramChannel open
            java/nio/channels/AsynchronousSocketChannel open
            java/nio/channels/AsynchronousServerSocketChannel open
            java/nio/channels/AsynchronousChannelGroup *
            java/nio/channels/Selector   open
            java/nio/channels/Pipe       open
            java/nio/channels/spi/SelectorProvider *
            java/util/logging/FileHandler *
            java/util/logging/SocketHandler *
            java/util/prefs/             *
            java/security/Provider       configure

            java/net/Socket              <init>
            java/net/ServerSocket        <init>
            java/net/DatagramSocket      <init>
            java/net/MulticastSocket     <init>
            java/net/InetAddress         getByName getAllByName getLocalHost getHostName getCanonicalHostName isReachable
            java/net/InetSocketAddress   <init>
            java/net/NetworkInterface    *
            java/net/URL                 openConnection getContent hashCode equals sameFile
            java/net/URLConnection       *
            java/net/http/               *
            com/sun/net/httpserver/      *
            javax/net/                   *
            javax/naming/                *
            java/rmi/                    *
            javax/rmi/                   *
            java/sql/DriverManager       *
            javax/sql/                   *

            java/awt/Window              *
            java/awt/Toolkit             *
            java/awt/Robot               *
            java/awt/Desktop             *
            java/awt/SystemTray          *
            java/awt/Taskbar             *
            java/awt/EventQueue          *
            java/awt/MouseInfo           *
            java/awt/SplashScreen        *
            java/awt/GraphicsEnvironment *
            java/awt/Font                createFont createFonts
            java/awt/datatransfer/       *
            java/awt/print/              *
            javax/imageio/               *
            javax/print/                 *
            javax/sound/                 *
            javax/swing/                 *
            javax/xml/catalog/           *
            javax/xml/parsers/DocumentBuilderFactory setAttribute
            javax/xml/parsers/SAXParser  setProperty
            javax/xml/stream/XMLInputFactory setProperty
            javax/xml/transform/TransformerFactory setAttribute
            javax/xml/validation/SchemaFactory setProperty
            org/xml/sax/XMLReader        setProperty
            """;

    /** Parts of forbidden packages that only hold data. */
    private static final List<String> HARMLESS = List.of(
            "javax/swing/event/",
            "javax/swing/table/",
            "javax/swing/text/",
            "javax/swing/tree/",
            "javax/swing/undo/",
            "java/rmi/RemoteException",
            "javax/naming/NamingException");

    /** Owners that open what is named by the String that comes first: only by constructors, or by {@code parse} too. */
    private static final Set<String> OPENERS = Set.of(
            "java/io/PrintStream",
            "java/io/PrintWriter",
            "java/util/Formatter",
            "java/util/zip/ZipFile",
            "java/util/jar/JarFile",
            "org/xml/sax/InputSource",
            "javax/xml/transform/stream/StreamSource",
            "javax/xml/transform/stream/StreamResult",
            "javax/xml/parsers/DocumentBuilder",
            "javax/xml/parsers/SAXParser",
            "org/xml/sax/XMLReader");

    /** Owners for which a File, a Path or a URL is a mere name. */
    private static final Set<String> NAMES_ONLY = Set.of(
            "java/io/File",
            "java/nio/file/Path",
            "java/nio/file/Paths",
            "java/net/URL",
            "java/net/URI",
            "java/nio/file/PathMatcher",
            "java/lang/Package");

    /** By owner, and by name: those that carry a descriptor stand for that one overload. */
    private static final Map<String, Map<String, Kind>> CALLS = new HashMap<>();

    private static final List<String> PACKAGES = new ArrayList<>();

    // Plain loops here and in Calls: this runs while the first program waits, when a lambda costs milliseconds.
    static {
        read(ALWAYS, Kind.ALWAYS);
        read(IO, Kind.IO);
    }

    private static void read(String table, Kind kind) {
        for (String line : table.split("\n")) {
            if (line.isEmpty()) continue;
            var words = new StringTokenizer(line);
            String owner = words.nextToken();
            if (owner.endsWith("/")) PACKAGES.add(owner);
            Map<String, Kind> names = CALLS.get(owner);
            if (names == null) CALLS.put(owner, names = new HashMap<>());
            while (words.hasMoreTokens()) names.putIfAbsent(words.nextToken(), kind);
        }
    }

    /** What the table says of a class of the JDK, by names; {@code *} is every name that is not there. */
    static Map<String, Kind> of(String owner) {
        Map<String, Kind> names = CALLS.get(owner);
        if (names != null) return names;
        for (String harmless : HARMLESS) if (owner.startsWith(harmless)) return Map.of();
        String nearest = null;
        for (String home : PACKAGES)
            if (owner.startsWith(home) && (nearest == null || home.length() > nearest.length())) nearest = home;
        return nearest == null ? Map.of() : CALLS.get(nearest);
    }

    /** The kind of a call that no name in the table forbids, but what it is given does: a file's name, say. Null if none does. */
    static Kind byArguments(String owner, String name, String descriptor) {
        if (descriptor.startsWith("()")) return null;
        if (descriptor.startsWith("(Ljava/lang/String;")
                && (name.equals("<init>") || name.equals("parse"))
                && OPENERS.contains(owner)) return Kind.IO;
        if (name.endsWith("Async") && owner.startsWith("java/util/concurrent/Comple"))
            return descriptor.contains("/Executor;)") ? null : Kind.ALWAYS;
        if (descriptor.startsWith("(J")
                && owner.equals("java/util/concurrent/ConcurrentHashMap")
                && descriptor.contains("Function;")) return Kind.ALWAYS;
        if (descriptor.contains("Ljava/io/FileDescriptor;")) return Kind.ALWAYS;
        if (descriptor.contains("Ljava/lang/ModuleLayer;")) return Kind.ALWAYS;
        boolean named = takes(descriptor, "Ljava/io/File;")
                || takes(descriptor, "Ljava/nio/file/Path;")
                || takes(descriptor, "Ljava/net/URL;");
        return named && !NAMES_ONLY.contains(owner) ? Kind.IO : null;
    }

    private static boolean takes(String descriptor, String type) {
        int at = descriptor.indexOf(type);
        return at > 0 && at < descriptor.indexOf(')');
    }

    private Forbidden() {}
}
