package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ScratchTest {

    private static final String ENGINE =
            "scratch-test-" + ProcessHandle.current().pid();

    @Test
    void aFolderIsGoneWithAllThatIsInItWhenItIsClosed() throws IOException {
        Path folder;
        try (Scratch scratch = Scratch.open(ENGINE)) {
            folder = scratch.folder();
            Files.createDirectories(folder.resolve("a/b"));
            Files.writeString(folder.resolve("a/b/c"), "text");
        }
        assertFalse(Files.exists(folder));
    }

    @Test
    void oneThatIsInUseStaysWhenAnotherIsOpened() throws IOException {
        try (Scratch first = Scratch.open(ENGINE);
                Scratch second = Scratch.open(ENGINE)) {
            assertNotEquals(first.folder(), second.folder());
            assertTrue(Files.isDirectory(first.folder()));
        }
    }

    @Test
    void whatAKilledWorkerHasLeftIsRemovedByTheNextOfItsEngineOnly() throws IOException {
        Path left = leftover(ENGINE);
        Path others = leftover("other-" + ENGINE);
        try (Scratch scratch = Scratch.open(ENGINE)) {
            assertFalse(Files.exists(left), scratch.folder().toString());
            assertTrue(Files.exists(others));
        } finally {
            Files.delete(others.resolve("lock"));
            Files.delete(others);
        }
    }

    /** With a lock that nobody holds. */
    private static Path leftover(String engine) throws IOException {
        Path parent;
        try (Scratch scratch = Scratch.open(engine)) {
            parent = scratch.folder().getParent();
        }
        Path folder = Files.createTempDirectory(parent, "assay-" + engine + "-");
        Files.createFile(folder.resolve("lock"));
        return folder;
    }
}
