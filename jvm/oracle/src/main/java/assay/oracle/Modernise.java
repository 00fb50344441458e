package assay.oracle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Brings the class files of a library to a form that the JVM keeps in class-data archives, once, when it is installed. ASM is
 * delivered in the form of Java 5, which has no frames for the verifier: such classes are parsed and verified anew at every start, and so are all that extend them.
 */
public final class Modernise {

    private static final int FORM = Opcodes.V17;

    private Modernise() {}

    /** Arguments: jars, each rewritten in its place. Their classes must be on the class path, too. */
    public static void main(String[] jars) throws IOException {
        for (String jar : jars) modernise(Path.of(jar));
    }

    private static void modernise(Path jar) throws IOException {
        var modern = new ByteArrayOutputStream();
        try (var in = new ZipFile(jar.toFile());
                var out = new ZipOutputStream(modern)) {
            for (ZipEntry entry : Collections.list(in.entries())) {
                byte[] bytes = in.getInputStream(entry).readAllBytes();
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(isClass(entry.getName()) ? modern(bytes) : bytes);
                out.closeEntry();
            }
        }
        // Whole or not at all, whenever it is stopped.
        Path beside = jar.resolveSibling(jar.getFileName() + ".tmp");
        Files.write(beside, modern.toByteArray());
        Files.move(beside, jar, StandardCopyOption.ATOMIC_MOVE);
    }

    private static boolean isClass(String name) {
        return name.endsWith(".class") && !name.endsWith("module-info.class");
    }

    static byte[] modern(byte[] code) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        new ClassReader(code)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public void visit(
                                    int form,
                                    int access,
                                    String name,
                                    String signature,
                                    String superclass,
                                    String[] interfaces) {
                                super.visit(Math.max(form, FORM), access, name, signature, superclass, interfaces);
                            }
                        },
                        ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }
}
