package assay.eclipse.host;

import assay.worker.engine.Task;

/** Eclipse takes a byte order mark off a file that it reads, and puts it back: such a program needs real files, and offsets without the mark. */
final class ByteOrderMark {

    private static final String MARK = "\uFEFF";

    static Task takenOff(Task task) {
        if (task.files().values().stream().noneMatch(ByteOrderMark::hasOne)) return task;
        Task.Range target = task.target();
        int mark = hasOne(task.files().getOrDefault(target.file(), "")) ? MARK.length() : 0;
        var range = new Task.Range(target.file(), Math.max(0, target.start() - mark), Math.max(0, target.end() - mark));
        return new Task(
                task.files(), task.refactoring(), range, task.parameters(), task.disabled(), true, task.classPath());
    }

    private static boolean hasOne(String text) {
        return text.startsWith(MARK);
    }

    private ByteOrderMark() {}
}
