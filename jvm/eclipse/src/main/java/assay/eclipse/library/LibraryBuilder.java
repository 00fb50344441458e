package assay.eclipse.library;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Builds a {@link SmallLibrary} from the JDK that runs this: some types with all their supertypes, and what is foreign to them. */
public final class LibraryBuilder {

    private static final List<String> OF_JAVA_LANG = List.of("""
            Object String StringBuilder Number Integer Long Boolean Byte Short Character Float Double Void
            Math Enum Record Class System Runnable Iterable AutoCloseable Cloneable Comparable Throwable
            Exception RuntimeException Error NullPointerException IllegalArgumentException
            IllegalStateException UnsupportedOperationException ArithmeticException ClassCastException
            IndexOutOfBoundsException CloneNotSupportedException InterruptedException NumberFormatException
            AssertionError Override Deprecated SuppressWarnings FunctionalInterface SafeVarargs
            """.split("\\s+"));

    private static final List<String> OTHERS = List.of(
            "java/io/PrintStream",
            "java/io/IOException",
            "java/util/Iterator",
            "java/lang/annotation/Annotation",
            "java/lang/annotation/Retention",
            "java/lang/annotation/RetentionPolicy",
            "java/lang/annotation/Target",
            "java/lang/annotation/ElementType",
            "java/lang/annotation/Documented",
            "java/lang/annotation/Inherited");

    /** As class files have it; all that the JDK's own declarations mention lie in a package. */
    private static final Pattern MENTIONED = Pattern.compile("(java|javax|jdk|sun)/[\\w/$]+");

    /** Into the file that is named. */
    public static void main(String[] arguments) throws IOException {
        FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
        Map<String, ClassNode> types = types(jdk);
        try (var out = new ZipOutputStream(Files.newOutputStream(Path.of(arguments[0])))) {
            out.setLevel(0);
            for (var type : types.entrySet()) {
                var writer = new ClassWriter(0);
                type.getValue().accept(writer);
                put(out, type.getKey() + ".class", writer.toByteArray());
            }
            put(
                    out,
                    SmallLibrary.TYPES,
                    lines(types.keySet().stream()
                            .map(name -> name.replace('/', '.').replace('$', '.'))
                            .toList()));
            put(out, SmallLibrary.FOREIGN, lines(foreign(types, jdk)));
        }
    }

    private static Map<String, ClassNode> types(FileSystem jdk) throws IOException {
        var types = new TreeMap<String, ClassNode>();
        var open = new ArrayDeque<String>(OTHERS);
        for (String name : OF_JAVA_LANG) open.add("java/lang/" + name);
        while (!open.isEmpty()) {
            String name = open.poll();
            if (types.containsKey(name)) continue;
            ClassNode type = strip(Files.readAllBytes(jdk.getPath("modules/java.base", name + ".class")));
            types.put(name, type);
            if (type.superName != null) open.add(type.superName);
            open.addAll(type.interfaces);
        }
        return types;
    }

    /** What is declared, and can be seen by a program. */
    private static ClassNode strip(byte[] bytes) {
        var type = new ClassNode();
        new ClassReader(bytes).accept(type, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        type.methods.removeIf(method -> isHidden(method.access) || method.name.equals("<clinit>"));
        type.fields.removeIf(field -> isHidden(field.access));
        for (MethodNode method : type.methods) {
            // A native method is whole without code.
            if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) method.access |= Opcodes.ACC_NATIVE;
            // Remarks of the JDK to itself, read for every type of every search.
            if (method.visibleAnnotations != null)
                method.visibleAnnotations.removeIf(annotation -> annotation.desc.startsWith("Ljdk/internal/"));
        }
        type.nestMembers = null;
        type.nestHostClass = null;
        return type;
    }

    private static boolean isHidden(int access) {
        return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) == 0 || (access & Opcodes.ACC_SYNTHETIC) != 0;
    }

    private static Set<String> foreign(Map<String, ClassNode> types, FileSystem jdk) throws IOException {
        var foreign = new TreeSet<String>();
        for (String name : names(jdk.getPath("modules/java.base/java/lang"))) {
            String simple = name.replaceAll("\\.class$", "");
            if (!simple.equals(name) && !simple.contains("$") && !types.containsKey("java/lang/" + simple))
                foreign.add(simple);
        }
        for (String name : names(jdk.getPath("packages"))) {
            String[] parts = name.split("\\.");
            if (parts.length > 1 && !parts[0].equals("java")) foreign.add(parts[0] + "." + parts[1]);
        }
        for (ClassNode type : types.values()) foreignMembers(type, types.keySet(), foreign);
        return foreign;
    }

    private static void foreignMembers(ClassNode type, Set<String> types, Set<String> foreign) {
        String simple = type.name.substring(type.name.lastIndexOf('/') + 1);
        for (InnerClassNode inner : type.innerClasses) {
            if (inner.innerName != null && type.name.equals(inner.outerName) && !types.contains(inner.name))
                foreign.add(inner.innerName);
        }
        for (FieldNode field : type.fields)
            if (mentionsOthers(field.desc + field.signature, types)) foreign.add(field.name);
        for (MethodNode method : type.methods) {
            if (!mentionsOthers(method.desc + method.signature + method.exceptions, types)) continue;
            if (method.name.equals("<init>")) foreign.addAll(List.of("new " + simple, "extends " + simple));
            else foreign.add(method.name);
        }
    }

    private static boolean mentionsOthers(String declaration, Set<String> types) {
        return MENTIONED.matcher(declaration).results().anyMatch(match -> !types.contains(match.group()));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static byte[] lines(Collection<String> lines) {
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        var entry = new ZipEntry(name);
        entry.setLastModifiedTime(FileTime.fromMillis(0));
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    private LibraryBuilder() {}
}
