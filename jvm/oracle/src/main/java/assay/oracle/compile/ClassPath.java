package assay.oracle.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * The class files of jars and folders by name, as a compiler asks for them. What there is is listed once, bytes are read when
 * they are wanted; of two classes of one name the first counts. Jars stay open as long as their compiler lives.
 */
final class ClassPath {

    static final ClassPath EMPTY = new ClassPath(List.of());

    private static final String SUFFIX = ".class";

    /** Where a class file lies: how to get its bytes. */
    private interface Place {
        byte[] read() throws IOException;
    }

    private final Map<String, Place> places = new HashMap<>();
    private final Set<String> packages = new HashSet<>();

    ClassPath(List<Path> entries) {
        for (Path entry : entries) {
            try {
                if (Files.isDirectory(entry)) listFolder(entry);
                else if (Files.isRegularFile(entry)) listJar(entry);
            } catch (IOException e) {
                throw new UncheckedIOException("can't read " + entry + " on the class path", e);
            }
        }
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    /** Whether there is a package of this dotted name, or one below it. */
    boolean hasPackage(String name) {
        return packages.contains(name);
    }

    /** The class file of a class named as in {@code java/util/Map$Entry}, or null. */
    byte[] classFile(String internalName) {
        Place place = places.get(internalName);
        try {
            return place == null ? null : place.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of a multi-release jar the classes for the Java in use, as the JVM takes them. */
    private void listJar(Path path) throws IOException {
        var jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
        try (Stream<JarEntry> entries = jar.versionedStream()) {
            entries.filter(entry ->
                            entry.getName().endsWith(SUFFIX) && !entry.getName().startsWith("META-INF/"))
                    .forEach(entry -> add(entry.getName(), () -> {
                        try (InputStream in = jar.getInputStream(entry)) {
                            return in.readAllBytes();
                        }
                    }));
        }
    }

    private void listFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, java.nio.file.FileVisitOption.FOLLOW_LINKS)) {
            files.filter(file -> file.toString().endsWith(SUFFIX)).forEach(file -> {
                String name = folder.relativize(file)
                        .toString()
                        .replace(file.getFileSystem().getSeparator(), "/");
                add(name, () -> Files.readAllBytes(file));
            });
        }
    }

    private void add(String file, Place place) {
        String name = file.substring(0, file.length() - SUFFIX.length());
        if (name.equals("module-info") || places.putIfAbsent(name, place) != null) return;
        for (int slash = name.lastIndexOf('/');
                slash > 0 && packages.add(name.substring(0, slash).replace('/', '.')); ) {
            slash = name.lastIndexOf('/', slash - 1);
        }
    }
}
