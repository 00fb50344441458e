package assay.oracle.compile;

import com.sun.tools.javac.api.ClientCodeWrapper.Trusted;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * javac's view of files: sources and class files in memory, the JDK's classes from the JDK and libraries from the class path,
 * with their listings remembered.
 */
@Trusted
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

    /** Class files written since {@link #start}, by binary name. */
    private SortedMap<String, byte[]> classes = new TreeMap<>();

    private final Map<String, List<JavaFileObject>> listings = new HashMap<>();
    private final Map<String, List<Set<Location>>> modules = new HashMap<>();

    /** Class files that the sources may use, by package. */
    private final Map<String, List<JavaFileObject>> compiled = new HashMap<>();

    MemoryFiles() {
        this(List.of(), Map.of());
    }

    MemoryFiles(List<Path> classpath, Map<String, byte[]> compiled) {
        super(standardFiles(classpath));
        compiled.forEach((name, bytes) -> {
            String packageName = name.substring(0, Math.max(0, name.lastIndexOf('.')));
            this.compiled
                    .computeIfAbsent(packageName, unknown -> new ArrayList<>())
                    .add(new Input(name, bytes));
        });
    }

    private static JavaFileManager standardFiles(List<Path> classpath) {
        StandardJavaFileManager files = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
        try {
            // Unless it is told otherwise it takes the worker's own class path.
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classpath);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    void start() {
        classes = new TreeMap<>();
    }

    SortedMap<String, byte[]> classes() {
        return classes;
    }

    static List<JavaFileObject> sources(Map<String, String> files) {
        var sources = new ArrayList<JavaFileObject>(files.size());
        files.forEach((path, text) -> sources.add(new Source(path, text)));
        return sources;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        return new Output(name, classes);
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        // Class files only: sources that a library brings along are no part of the program.
        boolean classes = location == StandardLocation.CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS);
        // Before there were modules (source level 8) the JDK is one class path.
        boolean platform = location == StandardLocation.PLATFORM_CLASS_PATH;
        if (location instanceof StandardLocation && !classes && !platform) return List.of();
        String key = location.getName() + ' ' + packageName + ' ' + recurse;
        List<JavaFileObject> listing = listings.get(key);
        if (listing == null) {
            listing = new ArrayList<>(classes ? compiled.getOrDefault(packageName, List.of()) : List.of());
            for (JavaFileObject file :
                    super.list(location, packageName, classes ? EnumSet.of(JavaFileObject.Kind.CLASS) : kinds, recurse))
                listing.add(file);
            listings.put(key, listing);
        }
        return listing;
    }

    /** Whether the class path has a class in this package. */
    boolean hasLibraryClasses(String packageName) {
        try {
            return list(StandardLocation.CLASS_PATH, packageName, EnumSet.of(JavaFileObject.Kind.CLASS), false)
                    .iterator()
                    .hasNext();
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof Input input ? input.name : super.inferBinaryName(location, file);
    }

    @Override
    public Iterable<Set<Location>> listLocationsForModules(Location location) throws IOException {
        List<Set<Location>> known = modules.get(location.getName());
        if (known == null) {
            known = new ArrayList<>();
            for (Set<Location> locations : super.listLocationsForModules(location)) known.add(locations);
            modules.put(location.getName(), known);
        }
        return known;
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a == b || a.toUri().equals(b.toUri());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    @Trusted
    static final class Source extends SimpleJavaFileObject {
        final String path;
        final String text;

        Source(String path, String text) {
            super(uri(path), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        private static URI uri(String path) {
            try {
                return new URI("memory", null, "/" + path, null);
            } catch (java.net.URISyntaxException e) {
                throw new IllegalArgumentException(e);
            }
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE
                    && new SourceFile(path, text).mainTypeName().equals(simpleName);
        }

        @Override
        public String getName() {
            return path;
        }
    }

    @Trusted
    private static final class Input extends SimpleJavaFileObject {
        private final String name;
        private final byte[] bytes;

        Input(String name, byte[] bytes) {
            super(URI.create("memory:///" + name.replace('.', '/').replace("$", "%24") + ".class"), Kind.CLASS);
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes);
        }
    }

    @Trusted
    private static final class Output extends SimpleJavaFileObject {
        private final String name;
        private final Map<String, byte[]> sink;

        Output(String name, Map<String, byte[]> sink) {
            super(URI.create("memory:///out.class"), Kind.CLASS);
            this.name = name;
            this.sink = sink;
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream(1024) {
                @Override
                public void close() {
                    sink.put(name.replace('/', '.'), toByteArray());
                }
            };
        }
    }
}
