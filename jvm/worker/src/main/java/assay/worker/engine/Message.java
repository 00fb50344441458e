package assay.worker.engine;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;

/** One message of an engine, or of ours where its dialogs would not even open. */
public record Message(String severity, String text, Origin origin) {

    private static final List<String> WORST_FIRST = List.of("fatal", "error", "warning", "info");

    /** Of its own: an engine goes through sets whose order is another one in every process. */
    public static final Comparator<Message> ORDER = Comparator.comparingInt(
                    (Message message) -> WORST_FIRST.indexOf(message.severity()))
            .thenComparing(message -> message.origin().key())
            .thenComparing(Message::text)
            .thenComparing(message -> message.origin().site());

    JsonObject json() {
        var message = new JsonObject();
        message.addProperty("severity", severity);
        message.addProperty("key", origin.key());
        message.addProperty("text", text);
        message.addProperty("site", origin.site());
        return message;
    }
}
