package assay.oracle.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** A program that somebody else has compiled: all class files of a jar or a folder, by binary name. */
public final class ClassFiles {

    private static final String SUFFIX = ".class";

    public static Compiled read(Path path) {
        try {
            return new Compiled(Files.isDirectory(path) ? folder(path) : jar(path), List.of(), false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SortedMap<String, byte[]> folder(Path folder) throws IOException {
        var classes = new TreeMap<String, byte[]>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = folder.relativize(file)
                        .toString()
                        .replace(file.getFileSystem().getSeparator(), "/");
                if (isClass(name)) classes.put(className(name), Files.readAllBytes(file));
            }
        }
        return classes;
    }

    private static SortedMap<String, byte[]> jar(Path path) throws IOException {
        var classes = new TreeMap<String, byte[]>();
        try (var jar = new JarFile(path.toFile(), false)) {
            for (var entry : jar.stream().toList()) {
                if (!isClass(entry.getName())) continue;
                try (InputStream in = jar.getInputStream(entry)) {
                    classes.put(className(entry.getName()), in.readAllBytes());
                }
            }
        }
        return classes;
    }

    /** Of a jar for several releases only what all of them have; modules are left out. */
    private static boolean isClass(String name) {
        return name.endsWith(SUFFIX) && !name.startsWith("META-INF/") && !name.endsWith("module-info.class");
    }

    private static String className(String name) {
        return name.substring(0, name.length() - SUFFIX.length()).replace('/', '.');
    }

    private ClassFiles() {}
}
