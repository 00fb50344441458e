package assay.eclipse.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.eclipse.library.LibraryBuilder;
import assay.worker.engine.Program;
import assay.worker.engine.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {

    @TempDir
    static Path folder;

    private static Path small;
    private static Path index;

    @BeforeAll
    static void build() throws IOException {
        small = folder.toRealPath().resolve("small.jar");
        LibraryBuilder.main(new String[] {small.toString()});
        index = Files.createFile(folder.toRealPath().resolve("index"));
    }

    @Test
    void aProgramOfFewTypesIsResolvedAgainstTheSmallLibrary() throws IOException {
        assertEquals(new Library.Runtime(small, null), chosen(task("class A { String s; }", "Object", List.of())));
    }

    @Test
    void otherTypesInAFileOrAParameterAndAnyClassPathNeedTheWholeJdk() throws IOException {
        var whole = new Library.Runtime(Library.WHOLE, index);
        assertEquals(whole, chosen(task("class A { java.util.List l; }", "Object", List.of())));
        assertEquals(whole, chosen(task("class A {}", "java.util.List", List.of())));
        assertEquals(whole, chosen(task("class A {}", "Object", List.of("/lib/x.jar"))));
    }

    @Test
    void withoutASmallLibraryAndAnIndexTheWholeJdkServesAll() throws IOException {
        assertEquals(
                new Library.Runtime(Library.WHOLE, null),
                new Library(null, null).of(task("class A {}", "Object", List.of())));
    }

    private static Library.Runtime chosen(Task task) throws IOException {
        return new Library(small.toString(), index.toString()).of(task);
    }

    private static Task task(String text, String type, List<String> classPath) {
        return new Task(
                Program.of(Map.of("A.java", text), false, classPath),
                "add-parameter",
                new Task.Range("A.java", 6, 7),
                Map.of("type", type),
                Set.of());
    }
}
