package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.worker.engine.Message;
import assay.worker.engine.Origin;
import assay.worker.engine.Placement;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.RefactoringStatusEntry;

/** Eclipse's messages as the wire has them. Each entry of a status carries its origin, in a field that the weaver has added. */
final class Messages {

    /** Can be added to. */
    static List<Message> of(RefactoringStatus status, Placement placement) {
        var messages = new ArrayList<Message>();
        for (RefactoringStatusEntry entry : status.getEntries()) messages.add(of(entry, placement));
        messages.sort(Message.ORDER);
        return messages;
    }

    private static Message of(RefactoringStatusEntry entry, Placement placement) {
        try {
            String text = entry.getMessage() == null ? "" : Projects.withoutProject(entry.getMessage(), placement);
            return new Message(severity(entry.getSeverity()), text, (Origin) ORIGIN.get(entry));
        } catch (IllegalAccessException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static String severity(int severity) {
        return switch (severity) {
            case RefactoringStatus.FATAL -> "fatal";
            case RefactoringStatus.ERROR -> "error";
            case RefactoringStatus.WARNING -> "warning";
            default -> "info";
        };
    }

    private static final Field ORIGIN = originField();

    private static Field originField() {
        try {
            return RefactoringStatusEntry.class.getField(Hooks.ORIGIN_FIELD);
        } catch (NoSuchFieldException e) {
            throw new LinkageError("RefactoringStatusEntry was not woven", e);
        }
    }

    private Messages() {}
}
