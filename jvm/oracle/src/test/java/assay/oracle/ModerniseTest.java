package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

class ModerniseTest {

    @TempDir
    Path folder;

    @Test
    void everyClassOfTheRewrittenLibraryHasTheNewFormAndIsVerified() throws Exception {
        Path jar = Files.copy(asm(), folder.resolve("asm.jar"));
        Modernise.main(new String[] {jar.toString()});
        List<String> names = classes(jar);
        assertEquals(classes(asm()), names);
        assertTrue(names.size() > 30, names.toString());
        try (var zip = new ZipFile(jar.toFile());
                var loader =
                        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (String name : names) {
                byte[] bytes = zip.getInputStream(zip.getEntry(name)).readAllBytes();
                assertTrue(new ClassReader(bytes).readShort(6) >= Opcodes.V17, name);
                Class.forName(name.replace(".class", "").replace('/', '.'), true, loader);
            }
        }
        try (var files = Files.list(folder)) {
            assertEquals(List.of(jar), files.toList());
        }
    }

    private static Path asm() throws URISyntaxException {
        return Path.of(ClassReader.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    private static List<String> classes(Path jar) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            return zip.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
                    .toList();
        }
    }
}
