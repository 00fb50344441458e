package assay.eclipse.host;

import assay.eclipse.library.SmallLibrary;
import assay.worker.engine.Task;
import java.io.IOException;
import java.nio.file.Path;

/** What a program is resolved against: the small library where that makes no difference, else the whole JDK that runs this. */
final class Library {

    private final Runtime small;
    private final SmallLibrary words;
    private final Runtime whole;

    static final Path WHOLE = Path.of(System.getProperty("java.home"), "lib", "jrt-fs.jar");

    /** A library, and Eclipse's index of it if there is one already. */
    record Runtime(Path path, Path index) {}

    /** Without a small one, always the whole. */
    Library(String small, String index) throws IOException {
        this.small = small == null ? null : new Runtime(Path.of(small).toRealPath(), null);
        this.words = small == null ? null : SmallLibrary.read(this.small.path());
        this.whole = new Runtime(WHOLE, index == null ? null : Path.of(index).toRealPath());
    }

    Runtime of(Task task) {
        boolean suits = words != null
                && task.program().classPath().isEmpty()
                && task.program().files().values().stream().allMatch(words::suits)
                && task.parameters().values().stream().allMatch(words::suits);
        return suits ? small : whole;
    }
}
