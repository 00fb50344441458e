package assay.oracle.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.Compiled;
import assay.oracle.guard.Facts;
import assay.oracle.run.Programs;
import assay.oracle.search.Comparison;
import assay.oracle.search.Trial;
import assay.oracle.sequence.Member;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** A program with libraries: they are loaded with it, guarded as it is, and are not it. */
class LibrariesTest {

    private static final String LIBRARY = """
            package lib; public class Lib {
                private static int calls;
                public int inherited = 12345;
                public static int count() { return ++calls; }
                public static int plus(int a, int b) { return a + b; }
                public static void exit() { System.exit(0); }
                public static void loop() { while (true) { try { plus(1, 2); } catch (Throwable t) { } } }
                public static int user() { return System.getProperty("user.name") == null ? 0 : 1; }
                public static Object instance(String name) throws Exception { return Class.forName(name).getDeclaredConstructor().newInstance(); }
                public int fromLibrary() { return 4; }
                public String text() throws java.io.IOException { try (var in = Lib.class.getResourceAsStream("/lib/text.txt")) { return new String(in.readAllBytes()); } }
            }
            ---
            package lib; public class Worker extends Thread { }
            ---
            package lib; public interface Service { int serve(); }
            ---
            package lib; public class Served implements Service { public int serve() { return 42; } }
            """;

    @TempDir
    Path folder;

    @Test
    void aDifferenceIsFoundThroughALibrary() throws IOException {
        var result = compare("public class A { public int m(int i) { return lib.Lib.plus(i, @@); } }", "1", "2");
        assertEquals(1, result.witnesses().size());
        assertTrue(Trial.tell(result.witnesses().get(0)).contains("m("));
    }

    @Test
    void eachVersionHasTheStaticsOfALibraryForItself() throws IOException {
        assertEquals(
                0,
                compare(
                                "public class A { public int m() { return lib.Lib.count() + @@; } int zero() { return 0; } }",
                                "0",
                                "zero()")
                        .differing());
    }

    @Test
    void whatALibraryDeclaresIsNotTheProgram() throws IOException {
        Programs programs = programs(
                "public class A extends lib.Lib { public int own() { return @@; } public int fromLibrary() { return super.fromLibrary() + 1; } }",
                "1",
                "2");
        assertEquals(
                List.of("A#fromLibrary()", "A#own()"),
                programs.common.methods().stream().map(Member::element).sorted().toList());
        assertFalse(programs.facts.numbers.contains(12345L));
        assertEquals(Facts.Steadiness.OPEN, programs.facts.steadiness);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lib.Lib.exit();",
                "lib.Lib.loop();",
                "new lib.Worker().start();",
                "new T().start();",
                "lib.Worker.class.getMethod(\"start\").invoke(new T());",
                "lib.Lib.instance(\"java.util.Timer\");",
            })
    void librariesAreGuardedAsTheProgramIs(String body) throws IOException {
        String program = "public class A { public int m() throws Exception { " + body
                + " return 1; } static class T extends lib.Worker { } public int probe() { return @@; } }";
        var result = compare(program, "1", "2");
        assertTrue(result.refused() + result.limited() > 0, result.toString());
        assertEquals(List.of("A#m()"), result.uncovered());
        assertFalse(result.witnesses().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new lib.Lib().text()",
                "lib.Lib.instance(\"A$Made\").toString()",
                "\"\" + new String(A.class.getResourceAsStream(\"/lib/text.txt\").readAllBytes())",
                "\"\" + new String(A.class.getClassLoader().getResource(\"lib/text.txt\").openStream().readAllBytes())",
                "\"\" + new String(Thread.currentThread().getContextClassLoader().getResourceAsStream(\"lib/text.txt\").readAllBytes())",
                "\"\" + new String(ClassLoader.getSystemResourceAsStream(\"lib/text.txt\").readAllBytes())",
                "\"\" + java.util.ServiceLoader.load(lib.Service.class).iterator().next().serve()",
                "\"\" + java.util.ServiceLoader.load(lib.Service.class, A.class.getClassLoader()).findFirst().get().serve()",
                "java.util.ResourceBundle.getBundle(\"lib.words\").getString(\"key\")",
                "\"\" + lib.Lib.user()",
            })
    void whatIsOnTheClassPathCanBeReached(String expression) throws IOException {
        var result = compare(
                "public class A { public String m() throws Exception { return " + expression
                        + " + \"@@\"; } public static class Made { public String toString() { return \"made\"; } } }",
                "1",
                "2");
        assertEquals(List.of(), result.onlyThrew(), result.toString());
        assertEquals(0, result.refused(), result.toString());
        assertEquals(1, result.witnesses().size(), result.toString());
    }

    @Test
    void nothingOutsideAFolderCanBeRead() throws IOException {
        Files.writeString(folder.resolve("secret"), "x");
        Files.createDirectories(folder.resolve("classes/sub"));
        Files.writeString(folder.resolve("classes/sub/open"), "x");
        Files.createSymbolicLink(folder.resolve("classes/link"), folder.resolve("secret"));
        Libraries path = Libraries.of(List.of(folder.resolve("classes")));
        assertNotNull(path.resource("sub/open"));
        assertNull(path.resource("../secret"));
        assertNull(path.resource("sub/../../secret"));
        assertNull(path.resource(folder.resolve("secret").toString()));
        assertNull(path.resource("link"));
        assertNull(path.resource("sub"));
        assertNull(path.resource("a\0b"));
    }

    @Test
    void aClassPathIsKeptUntilItChanges() throws IOException {
        Path jar = jar();
        Libraries first = Libraries.of(List.of(jar));
        assertSame(first, Libraries.of(List.of(jar)));
        assertSame(first.rewritten("lib/Lib"), Libraries.of(List.of(jar)).rewritten("lib/Lib"));
        Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000));
        assertNotSame(first, Libraries.of(List.of(jar)));
    }

    @Test
    void aFolderIsReadAgainWhenAFileInItChanges() throws IOException {
        Path file =
                Files.writeString(Files.createDirectories(folder.resolve("res")).resolve("a.txt"), "1");
        assertEquals("1", text(Libraries.of(List.of(folder.resolve("res"))), "a.txt"));
        Files.writeString(file, "22");
        assertEquals("22", text(Libraries.of(List.of(folder.resolve("res"))), "a.txt"));
    }

    @Test
    void theFirstEntryThatHasAClassWinsAndWhatIsMissingIsLeftOut() throws IOException {
        Path classes = folder.resolve("first");
        byte[] other = Sources.ecj(
                        "package lib; public class Lib { public static int plus(int a, int b) { return 0; } }")
                .classes()
                .get("lib.Lib");
        Files.write(Files.createDirectories(classes.resolve("lib")).resolve("Lib.class"), other);
        Libraries path = Libraries.of(List.of(folder.resolve("missing.jar"), classes, jar()));
        assertArrayEquals(other, path.find("lib/Lib"));
        assertNotNull(path.find("lib/Worker"));
        assertNull(path.find("lib/None"));
        assertNull(path.find("java/lang/String"));
        assertNull(Libraries.EMPTY.find("lib/Lib"));
    }

    @Test
    void noLibraryStandsInForTheJdk() throws IOException {
        Path jar = jar(
                "fake.jar",
                Map.of("javax.swing.Timer", empty("javax/swing/Timer"), "javax.swing.Mine", empty("javax/swing/Mine")),
                Map.of());
        assertNull(Libraries.of(List.of(jar)).find("javax/swing/Timer"));
        assertNotNull(Libraries.of(List.of(jar)).find("javax/swing/Mine"));
    }

    private static byte[] empty(String internalName) {
        var writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, internalName, null, "java/lang/Object", null);
        return writer.toByteArray();
    }

    /** Those of before Java 6 have no frames, and those of before Java 5 can't name their own class. */
    @Test
    void oldClassFilesAreGuardedToo() throws IOException {
        var old = new TreeMap<String, byte[]>();
        Sources.javac(
                        "package old; public class Old { public static void loop() { while (true) { try { one(); } catch (Throwable t) { } } } public static int one() { return 1; } public static Object loader() { return Thread.currentThread().getContextClassLoader(); } }")
                .classes()
                .forEach((name, bytes) -> old.put(name, aged(bytes)));
        Path jar = jar("old.jar", old, Map.of());
        Compiled both = Sources.ecj(
                "public class A { public int m() { old.Old.loop(); return 1; } public boolean l() { return old.Old.loader() == null; } }\n---\npackage old; public class Old { public static void loop() {} public static Object loader() { return null; } }");
        both.classes().remove("old.Old");
        var result = new Comparison(
                        new Programs(
                                new Programs.Code(both, Libraries.of(List.of(jar))),
                                new Programs.Code(both, Libraries.of(List.of(jar))),
                                Map.of()),
                        Trial.SETTINGS)
                .run();
        assertEquals(List.of("A#m()"), result.uncovered(), result.toString());
        assertEquals(List.of(), result.onlyThrew());
    }

    private static byte[] aged(byte[] classFile) {
        var writer = new ClassWriter(0);
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public void visit(
                                    int version,
                                    int access,
                                    String name,
                                    String signature,
                                    String superName,
                                    String[] interfaces) {
                                super.visit(Opcodes.V1_4, access, name, signature, superName, interfaces);
                            }
                        },
                        ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    private static String text(Libraries path, String name) throws IOException {
        try (InputStream in = path.resource(name).openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Comparison.Result compare(String template, String before, String after) throws IOException {
        return new Comparison(programs(template, before, after), Trial.SETTINGS).run();
    }

    private Programs programs(String template, String before, String after) throws IOException {
        Libraries libraries = Libraries.of(List.of(jar()));
        return new Programs(
                new Programs.Code(program(template.replace("@@", before)), libraries),
                new Programs.Code(program(template.replace("@@", after)), libraries),
                Map.of());
    }

    /** Compiled with the library, whose class files are then left to the class path. */
    private static Compiled program(String source) {
        Compiled compiled = Sources.ecj(source + "\n---\n" + LIBRARY);
        compiled.classes().keySet().removeIf(name -> name.startsWith("lib."));
        return compiled;
    }

    private Path jar() throws IOException {
        var texts = Map.of(
                "lib/text.txt",
                "text",
                "META-INF/services/lib.Service",
                "lib.Served",
                "lib/words.properties",
                "key=word");
        return jar("lib.jar", Sources.ecj(LIBRARY).classes(), texts);
    }

    private Path jar(String name, Map<String, byte[]> classes, Map<String, String> texts) throws IOException {
        var files = new HashMap<String, byte[]>();
        classes.forEach((type, bytes) -> files.put(type.replace('.', '/') + ".class", bytes));
        texts.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        Path jar = folder.resolve(name);
        if (Files.exists(jar)) return jar;
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (var file : new TreeMap<>(files).entrySet()) {
                out.putNextEntry(new JarEntry(file.getKey()));
                out.write(file.getValue());
            }
        }
        return jar;
    }
}
