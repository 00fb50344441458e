package assay.eclipse.host;

import assay.worker.engine.Program;
import assay.worker.engine.Task;

/** Eclipse takes a byte order mark off a file that it reads, and puts it back: such a program needs real files, and offsets without the mark. */
final class ByteOrderMark {

    private static final String MARK = "\uFEFF";

    static Program seenTo(Program program) {
        return program.files().values().stream().noneMatch(ByteOrderMark::hasOne) ? program : program.inPlainMode();
    }

    static Task takenOff(Task task) {
        Task.Range target = task.target();
        if (!hasOne(task.program().files().getOrDefault(target.file(), ""))) return task;
        return task.at(new Task.Range(
                target.file(), Math.max(0, target.start() - MARK.length()), Math.max(0, target.end() - MARK.length())));
    }

    private static boolean hasOne(String text) {
        return text.startsWith(MARK);
    }

    private ByteOrderMark() {}
}
