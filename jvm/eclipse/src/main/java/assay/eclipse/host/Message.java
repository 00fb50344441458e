package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import com.google.gson.JsonObject;
import java.lang.reflect.Field;
import java.util.Comparator;
import java.util.List;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.RefactoringStatusEntry;

/** One message of the engine, or of ours where its dialogs would not even open. */
record Message(String severity, String text, Origin origin) {

    private static final List<String> WORST_FIRST = List.of("fatal", "error", "warning", "info");

    /** Of its own: the engine goes through sets whose order is another one in every process. */
    static final Comparator<Message> ORDER = Comparator.comparingInt(
                    (Message message) -> WORST_FIRST.indexOf(message.severity()))
            .thenComparing(message -> message.origin().key())
            .thenComparing(Message::text)
            .thenComparing(message -> message.origin().site());

    static Message of(RefactoringStatusEntry entry, Placement placement) {
        try {
            String text = entry.getMessage() == null ? "" : Projects.withoutProject(entry.getMessage(), placement);
            return new Message(severity(entry.getSeverity()), text, (Origin) ORIGIN.get(entry));
        } catch (IllegalAccessException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    JsonObject json() {
        var message = new JsonObject();
        message.addProperty("severity", severity);
        message.addProperty("key", origin.key());
        message.addProperty("text", text);
        message.addProperty("site", origin.site());
        return message;
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
}
