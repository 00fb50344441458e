package assay.oracle.program;

import assay.oracle.guard.Facts;
import assay.oracle.guard.Instead;
import assay.oracle.guard.Rewriter;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The libraries of a program: jars and folders of classes, opened once and kept as long as they do not change on disk.
 * Their classes are guarded as the program's own are, which is done when one is first needed and then remembered,
 * because every copy of a version loads them anew. Nothing outside can be read, whatever a resource is called.
 */
public final class Libraries {

    public static final Libraries EMPTY = new Libraries(List.of(), false);

    /** So many class paths are kept: a batch may bring many, and each holds its jars open. */
    private static final int KEPT = 8;

    private static final Map<List<Stamp>, Libraries> KNOWN = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Stamp>, Libraries> eldest) {
            return size() > KEPT;
        }
    };

    private static final byte[] NONE = new byte[0];

    private final List<Entry> entries;
    private final boolean hasClasses;
    private final Map<String, byte[]> found = new HashMap<>();
    private final Map<String, byte[]> rewritten = new HashMap<>();
    private final Rewriter rewriter = new Rewriter(Map.of(), new Facts(), this::find, Map.of(), null);

    private Libraries(List<Entry> entries, boolean hasClasses) {
        this.entries = entries;
        this.hasClasses = hasClasses;
    }

    /** What a jar, or all that is in a folder, was when it was opened. */
    private record Stamp(Path path, long files) {

        static Stamp of(Path path) {
            try (Stream<Path> files = Files.walk(path)) {
                return new Stamp(path, files.mapToLong(Stamp::mix).sum());
            } catch (IOException | UncheckedIOException e) {
                return new Stamp(path, 0);
            }
        }

        private static long mix(Path path) {
            File file = path.toFile();
            return path.hashCode() * 31L + file.lastModified() * 1_000_003 + file.length();
        }
    }

    /** These jars and folders; what is not there is left out, as Java does. */
    public static Libraries of(List<Path> paths) {
        return of(List.of(), paths);
    }

    /** The same after those where the program's own resources lie. */
    public static synchronized Libraries of(List<Path> own, List<Path> paths) {
        if (own.isEmpty() && paths.isEmpty()) return EMPTY;
        var all = new ArrayList<>(own);
        all.addAll(paths);
        var key = new ArrayList<>(all.stream().map(Stamp::of).toList());
        if (paths.isEmpty()) key.add(null);
        return KNOWN.computeIfAbsent(key, unknown -> new Libraries(open(all), !paths.isEmpty()));
    }

    private static List<Entry> open(List<Path> paths) {
        var entries = new ArrayList<Entry>();
        for (Path path : paths) {
            try {
                if (Files.isDirectory(path)) entries.add(new Folder(path.toRealPath()));
                else if (Files.isRegularFile(path))
                    entries.add(new Jar(new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version())));
            } catch (IOException e) {
                throw new UncheckedIOException(path + " can't be opened as a jar", e);
            }
        }
        return entries;
    }

    /** Whether there is more than the program's own resources. */
    public boolean hasClasses() {
        return hasClasses;
    }

    /** The class file of an internal name, as it is on the class path; null if there is none. */
    public byte[] find(String internalName) {
        if (entries.isEmpty()) return null;
        byte[] bytes = found.computeIfAbsent(internalName, name -> {
            byte[] first = isOfJdk(name) ? null : read(name + ".class");
            return first == null ? NONE : first;
        });
        return bytes == NONE ? null : bytes;
    }

    /** What the JDK has is never taken from elsewhere; so nothing that is forbidden can pass for a library's. */
    private static boolean isOfJdk(String internalName) {
        String name = internalName.replace('/', '.');
        if (!JdkPackages.NAMES.contains(name.substring(0, Math.max(0, name.lastIndexOf('.'))))) return false;
        try {
            Class.forName(name, false, ClassLoader.getPlatformClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** Made when the first class path is. */
    private static final class JdkPackages {
        static final Set<String> NAMES = ModuleLayer.boot().modules().stream()
                .flatMap(module -> module.getPackages().stream())
                .collect(Collectors.toSet());
    }

    /** The same, rewritten. */
    byte[] rewritten(String internalName) {
        byte[] known = rewritten.get(internalName);
        if (known != null) return known;
        byte[] bytes = find(internalName);
        if (bytes == null) return null;
        byte[] made = rewriter.rewrite(bytes);
        rewritten.put(internalName, made);
        return made;
    }

    /** The first resource of a name, or null. */
    URL resource(String name) {
        List<URL> all = resources(name);
        return all.isEmpty() ? null : all.get(0);
    }

    /** All resources of a name, one for each entry that has it. */
    List<URL> resources(String name) {
        var urls = new ArrayList<URL>();
        for (int i = 0; i < entries.size(); i++) {
            byte[] bytes = bytes(entries.get(i), name);
            if (bytes != null) urls.add(url(i, name, bytes));
        }
        return urls;
    }

    private byte[] read(String name) {
        for (Entry entry : entries) {
            byte[] bytes = bytes(entry, name);
            if (bytes != null) return bytes;
        }
        return null;
    }

    private static byte[] bytes(Entry entry, String name) {
        try {
            return entry.read(name);
        } catch (IOException e) {
            return null;
        }
    }

    /** A URL that needs neither the disk nor the network: it carries what it stands for. */
    private static URL url(int entry, String name, byte[] bytes) {
        try {
            return new URL(null, Instead.RESOURCE + ":/" + entry + '/' + name, new URLStreamHandler() {
                @Override
                protected URLConnection openConnection(URL url) {
                    return new URLConnection(url) {
                        @Override
                        public void connect() {
                            // There is nothing to connect to.
                        }

                        @Override
                        public InputStream getInputStream() {
                            return new ByteArrayInputStream(bytes);
                        }
                    };
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private sealed interface Entry {
        byte[] read(String name) throws IOException;
    }

    private record Jar(JarFile file) implements Entry {
        @Override
        public byte[] read(String name) throws IOException {
            ZipEntry entry = file.getJarEntry(name);
            if (entry == null || entry.isDirectory()) return null;
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }
    }

    private record Folder(Path path) implements Entry {
        @Override
        public byte[] read(String name) throws IOException {
            Path file;
            try {
                file = path.resolve(name);
            } catch (java.nio.file.InvalidPathException e) {
                return null;
            }
            if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(path)) return null;
            return Files.readAllBytes(file);
        }
    }
}
