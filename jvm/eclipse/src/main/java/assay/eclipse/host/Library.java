package assay.eclipse.host;

import assay.eclipse.library.SmallLibrary;
import java.io.IOException;
import java.nio.file.Path;

/** What a program is resolved against: the small library where that makes no difference, else the whole JDK that runs this. */
final class Library {

    private final Path small;
    private final SmallLibrary words;
    private final Path whole = Path.of(System.getProperty("java.home"), "lib", "jrt-fs.jar");

    /** Without a small one, always the whole. */
    Library(String small) throws IOException {
        this.small = small == null ? null : Path.of(small).toRealPath();
        this.words = small == null ? null : SmallLibrary.read(this.small);
    }

    Path of(Task task) {
        boolean suits = words != null && task.classPath().isEmpty() && task.files().values().stream().allMatch(words::suits) && task.parameters().values().stream().allMatch(words::suits);
        return suits ? small : whole;
    }
}
