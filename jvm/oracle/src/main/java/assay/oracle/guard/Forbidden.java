package assay.oracle.guard;

import java.util.Map;
import java.util.Set;

/**
 * Calls that a program under test may not make: they end the worker, reach outside it, or leave something behind.
 * The table is by owner (internal name) and name; an empty set stands for every method and constructor of the owner.
 */
final class Forbidden {

    private static final Set<String> ANY = Set.of();
    private static final Set<String> CREATION = Set.of("<init>");

    private static final Map<String, Set<String>> CALLS = Map.ofEntries(
            Map.entry("java/lang/System", Set.of("exit", "load", "loadLibrary", "setProperty", "setProperties", "clearProperty", "setSecurityManager")),
            Map.entry("java/lang/Runtime", Set.of("exit", "halt", "exec", "load", "loadLibrary", "addShutdownHook")),
            Map.entry("java/lang/ProcessBuilder", Set.of("start", "startPipeline")),
            Map.entry("java/lang/ProcessHandle", ANY),
            Map.entry("java/lang/Thread", Set.of("start", "startVirtualThread", "ofVirtual", "ofPlatform", "setDefaultUncaughtExceptionHandler")),
            Map.entry("java/util/Timer", CREATION),
            Map.entry("java/util/concurrent/Executors", ANY),
            Map.entry("java/util/concurrent/ThreadPoolExecutor", CREATION),
            Map.entry("java/util/concurrent/ForkJoinPool", ANY),
            Map.entry("java/util/concurrent/CompletableFuture", Set.of("runAsync", "supplyAsync")),
            Map.entry("java/util/Locale", Set.of("setDefault")),
            Map.entry("java/util/TimeZone", Set.of("setDefault")),
            Map.entry("java/io/FileOutputStream", CREATION),
            Map.entry("java/io/FileInputStream", CREATION),
            Map.entry("java/io/FileWriter", CREATION),
            Map.entry("java/io/FileReader", CREATION),
            Map.entry("java/io/RandomAccessFile", CREATION),
            Map.entry("java/io/File", Set.of("createNewFile", "createTempFile", "delete", "deleteOnExit", "mkdir", "mkdirs", "renameTo", "list", "listFiles",
                    "setExecutable", "setLastModified", "setReadable", "setReadOnly", "setWritable")),
            Map.entry("java/nio/file/Files", ANY),
            Map.entry("java/nio/channels/FileChannel", Set.of("open")),
            Map.entry("java/nio/channels/AsynchronousFileChannel", Set.of("open")),
            Map.entry("java/nio/channels/SocketChannel", Set.of("open")),
            Map.entry("java/nio/channels/ServerSocketChannel", Set.of("open")),
            Map.entry("java/nio/channels/DatagramChannel", Set.of("open")),
            Map.entry("java/net/Socket", CREATION),
            Map.entry("java/net/ServerSocket", CREATION),
            Map.entry("java/net/DatagramSocket", CREATION),
            Map.entry("java/net/MulticastSocket", CREATION),
            Map.entry("java/net/URL", Set.of("openStream", "openConnection", "getContent")),
            Map.entry("java/net/InetAddress", ANY),
            Map.entry("java/net/http/HttpClient", ANY),
            Map.entry("sun/misc/Unsafe", ANY));

    /** Classes that open a file when their constructor is given its name or a File. */
    private static final Set<String> OPENERS = Set.of("java/io/PrintStream", "java/io/PrintWriter", "java/util/Formatter", "java/util/Scanner", "java/util/zip/ZipFile", "java/util/jar/JarFile");

    static boolean contains(String owner, String name, String descriptor) {
        Set<String> names = CALLS.get(owner);
        if (names != null && (names.isEmpty() || names.contains(name))) return true;
        return name.equals("<init>") && OPENERS.contains(owner) && opensFile(owner, descriptor);
    }

    private static boolean opensFile(String owner, String descriptor) {
        if (descriptor.startsWith("(Ljava/io/File;") || descriptor.startsWith("(Ljava/nio/file/Path;")) return true;
        return descriptor.startsWith("(Ljava/lang/String;") && !owner.equals("java/util/Scanner");
    }

    private Forbidden() {}
}
