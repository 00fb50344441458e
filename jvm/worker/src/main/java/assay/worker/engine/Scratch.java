package assay.worker.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The folder that a worker writes to, and nowhere else: in memory where the system has such a place. It goes with the worker; what
 * a killed one has left is found by its lock, which nobody holds any more, and removed by the next.
 */
public final class Scratch implements AutoCloseable {

    private static final String LOCK = "lock";
    private static final long OLD_MS = 60_000;

    private final Path folder;
    private final FileChannel lock;

    private Scratch(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** By the engine's name, so that each finds its own. */
    public static Scratch open(String engine) throws IOException {
        String prefix = "assay-" + engine + "-";
        Path memory = Path.of("/dev/shm");
        Path parent = Files.isDirectory(memory) && Files.isWritable(memory)
                ? memory
                : Path.of(System.getProperty("java.io.tmpdir"));
        removeLeftovers(parent, prefix);
        Path folder = Files.createTempDirectory(parent, prefix);
        // It gets its name when it is locked: one by that name that nobody holds would be taken for a leftover.
        Path file = folder.resolve(LOCK + ".new");
        FileChannel lock = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        lock.lock();
        Files.move(file, folder.resolve(LOCK), StandardCopyOption.ATOMIC_MOVE);
        return new Scratch(folder.toRealPath(), lock);
    }

    public Path folder() {
        return folder;
    }

    @Override
    public void close() {
        try {
            remove(folder);
            lock.close();
        } catch (IOException | UncheckedIOException e) {
            // The next worker tries again.
        }
    }

    private static void removeLeftovers(Path parent, String prefix) {
        try (Stream<Path> folders = Files.list(parent)) {
            for (Path folder : folders.filter(
                            folder -> folder.getFileName().toString().startsWith(prefix))
                    .toList()) if (isLeft(folder)) remove(folder);
        } catch (IOException | UncheckedIOException e) {
            // Somebody else's, or somebody else removes it too.
        }
    }

    private static boolean isLeft(Path folder) {
        // An engine's own threads may write to a folder that is just gone; one without a lock is such a rest, or is
        // being
        // made this moment.
        if (!Files.exists(folder.resolve(LOCK)))
            return System.currentTimeMillis() - folder.toFile().lastModified() > OLD_MS;
        try (var channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE);
                var lock = channel.tryLock()) {
            return lock != null;
        } catch (IOException | OverlappingFileLockException e) {
            return false;
        }
    }

    /** The lock last: who is killed on the way leaves a folder that is still known for what it is. */
    private static void remove(Path folder) throws IOException {
        Path lock = folder.resolve(LOCK);
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList())
                if (!path.equals(lock) && !path.equals(folder)) Files.deleteIfExists(path);
        }
        Files.deleteIfExists(lock);
        Files.deleteIfExists(folder);
    }
}
