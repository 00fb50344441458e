package assay.oracle.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both compilers see a class path of jars and folders, and see the same of it. */
class ClassPathTest {

    private static final String LIBRARY = """
            package lib; public class Base { public int base() { return 1; } public static class Nested { public int x; } }
            ---
            package lib.deep.er; public interface Shape<T> { T area(); }
            ---
            package p; public class Helper { int hidden() { return 2; } }
            ---
            package javax.inject; public @interface Inject { }
            ---
            public class InDefault { }
            """;

    private static final List<String> GOOD = List.of(
            "package p; public class A extends lib.Base { int m() { return base() + new Nested().x; } }",
            "package p; public class A { int m() { return new Helper().hidden(); } }",
            "package q; import lib.*; import lib.deep.er.Shape; public class A implements Shape<String> { public String area() { return \"\" + new Base().base(); } }",
            "package q; public class A { @javax.inject.Inject javax.script.ScriptEngine engine; lib.Base.Nested n; }",
            "public class A extends InDefault { }",
            "package lib; public class Base { public int other() { return 3; } }\n---\npackage lib; class User { int m() { return new Base().other(); } }");

    private static final List<String> BAD = List.of(
            "package p; public class A extends lib.Missing { }",
            "package p; import missing.Thing; public class A { }",
            "package q; public class A { int m() { return new p.Helper().hidden(); } }",
            "package lib; public class Base { }\n---\npackage lib; class User { int m() { return new Base().base(); } }",
            "package p; public class A { org.junit.jupiter.api.Test test; }");

    @TempDir
    Path home;

    private Path jar;
    private Path folder;

    @BeforeEach
    void pack() throws IOException {
        Map<String, byte[]> classes =
                new FreshJavac(Sources.LEVEL).compile(Sources.files(LIBRARY)).classes();
        jar = jar(home.resolve("library.jar"), files(classes));
        folder = Files.createDirectory(home.resolve("classes"));
        for (Map.Entry<String, byte[]> file : files(classes).entrySet()) {
            Files.createDirectories(folder.resolve(file.getKey()).getParent());
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    @Test
    void aProgramCompilesAgainstAJarAndAgainstAFolder() {
        for (Path entry : List.of(jar, folder)) {
            for (SourceCompiler compiler : compilers(entry)) {
                for (String program : GOOD)
                    assertEquals(
                            List.of(), compiler.compile(Sources.files(program)).errors(), program);
                for (String program : BAD)
                    assertFalse(compiler.compile(Sources.files(program)).ok(), program);
            }
        }
    }

    @Test
    void aCompilerWithAClassPathForgetsAProgram() {
        for (SourceCompiler compiler : compilers(jar)) {
            assertTrue(compiler.compile(Sources.files("package lib; public class Base { }"))
                    .ok());
            assertTrue(
                    compiler.compile(Sources.files("package p; class A { int m() { return new lib.Base().base(); } }"))
                            .ok());
            assertTrue(compiler.compile(Sources.files("package p; public class Helper { int other; }"))
                    .ok());
            assertTrue(
                    compiler.compile(Sources.files("package p; class A { int m() { return new Helper().hidden(); } }"))
                            .ok());
        }
    }

    @Test
    void theFirstOfTwoClassesCounts() throws IOException {
        Map<String, byte[]> other = new FreshJavac(Sources.LEVEL)
                .compile(Sources.files("package lib; public class Base { public int second() { return 1; } }"))
                .classes();
        Path second = jar(home.resolve("second.jar"), files(other));
        for (SourceCompiler compiler : compilers(second, jar)) {
            assertTrue(compiler.compile(Sources.files(
                            "class A { int m() { return new lib.Base().second(); } lib.deep.er.Shape<String> s; }"))
                    .ok());
            assertFalse(compiler.compile(Sources.files("class A { int m() { return new lib.Base().base(); } }"))
                    .ok());
        }
    }

    @Test
    void sourcesInALibraryAreNoPartOfTheProgram() throws IOException {
        Path mixed = jar(
                home.resolve("mixed.jar"),
                Map.of("lib/Broken.java", "package lib; public class Broken { int x = \"no\"; }".getBytes()));
        for (SourceCompiler compiler : compilers(mixed, jar)) {
            assertTrue(compiler.compile(Sources.files("package lib; class A { Base b; }"))
                    .ok());
            assertFalse(compiler.compile(Sources.files("package lib; class A { Broken b; }"))
                    .ok());
        }
    }

    @Test
    void ofAMultiReleaseJarBothTakeTheClassesForThisJava() throws IOException {
        var files = new LinkedHashMap<>(files(new FreshJavac(Sources.LEVEL)
                .compile(Sources.files("package m; public class M { public int old() { return 1; } }"))
                .classes()));
        new FreshJavac(Sources.LEVEL)
                .compile(Sources.files("package m; public class M { public int current() { return 1; } }"))
                .classes()
                .forEach(
                        (name, bytes) -> files.put("META-INF/versions/11/" + name.replace('.', '/') + ".class", bytes));
        Path multi = jar(home.resolve("multi.jar"), files);
        for (SourceCompiler compiler : compilers(multi)) {
            assertTrue(compiler.compile(Sources.files("class A { int m() { return new m.M().current(); } }"))
                    .ok());
        }
    }

    @Test
    void whatIsMissingOnTheClassPathIsJustNotThere() {
        for (SourceCompiler compiler : compilers(home.resolve("missing.jar"), jar)) {
            assertTrue(
                    compiler.compile(Sources.files("class A { lib.Base b; }")).ok());
        }
    }

    private static List<SourceCompiler> compilers(Path... entries) {
        return List.of(
                new Ecj(new Dialect(Sources.LEVEL, List.of(entries))),
                new FreshJavac(new Dialect(Sources.LEVEL, List.of(entries))));
    }

    private static Map<String, byte[]> files(Map<String, byte[]> classes) {
        var files = new LinkedHashMap<String, byte[]>();
        classes.forEach((name, bytes) -> files.put(name.replace('.', '/') + ".class", bytes));
        return files;
    }

    private static Path jar(Path path, Map<String, byte[]> files) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
        try (var out = new JarOutputStream(Files.newOutputStream(path), manifest)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                out.putNextEntry(new JarEntry(file.getKey()));
                out.write(file.getValue());
                out.closeEntry();
            }
        }
        return path;
    }
}
