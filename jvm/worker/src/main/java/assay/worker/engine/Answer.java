package assay.worker.engine;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What came of an attempt: {@code reply} in src/engines/wire.ts. */
public sealed interface Answer {

    JsonObject json();

    /** The engine answered; it made an edit or, then {@code edit} is null, it made none. A file that is gone has no text. */
    record Answered(List<Message> messages, Map<String, String> edit) implements Answer {
        @Override
        public JsonObject json() {
            JsonObject answer = ofKind("answered");
            var list = new JsonArray();
            for (Message message : messages) list.add(message.json());
            answer.add("messages", list);
            if (edit == null) return answer;
            var files = new JsonObject();
            edit.forEach((path, text) -> files.add(path, text == null ? JsonNull.INSTANCE : new JsonPrimitive(text)));
            answer.add("edit", files);
            return answer;
        }
    }

    /** The engine threw. {@code trace} has the same frames as {@code frames}, with packages and lines. */
    record Crashed(String type, String message, List<String> frames, List<String> trace) implements Answer {

        private static final int FRAMES = 20;

        /**
         * Of the stack what belongs to the engine, whose classes' names begin with {@code engine}, up to where our own code called it. What
         * the JDK did for it at the top of the stack is told by the exception.
         */
        public static Crashed of(Throwable error, String message, String engine) {
            List<StackTraceElement> stack = List.of(error.getStackTrace());
            Stream<StackTraceElement> frames = stack.stream();
            if (stack.stream().anyMatch(frame -> frame.getClassName().startsWith(engine)))
                frames = frames.dropWhile(frame -> !frame.getClassName().startsWith(engine));
            List<StackTraceElement> shown = frames.takeWhile(
                            frame -> !frame.getClassName().startsWith("assay."))
                    .limit(FRAMES)
                    .toList();
            return new Crashed(
                    error.getClass().getName(),
                    message,
                    shown.stream()
                            .map(frame -> Origin.place(frame.getClassName(), frame.getMethodName()))
                            .toList(),
                    shown.stream().map(Crashed::line).toList());
        }

        /** As Java prints it, without modules and loaders. */
        private static String line(StackTraceElement frame) {
            String file = frame.getFileName() == null ? "Unknown Source" : frame.getFileName();
            String where = frame.getLineNumber() < 0 ? file : file + ":" + frame.getLineNumber();
            return frame.getClassName() + "." + frame.getMethodName() + "(" + where + ")";
        }

        @Override
        public JsonObject json() {
            var list = new JsonArray();
            frames.forEach(list::add);
            var lines = new JsonArray();
            trace.forEach(lines::add);
            var crash = new JsonObject();
            crash.addProperty("type", type);
            crash.addProperty("message", message);
            crash.add("frames", list);
            crash.add("trace", lines);
            JsonObject answer = ofKind("crashed");
            answer.add("error", crash);
            return answer;
        }
    }

    /** It could not be asked so. */
    record Unusable(String why) implements Answer {
        @Override
        public JsonObject json() {
            JsonObject answer = ofKind("unusable");
            answer.addProperty("why", why);
            return answer;
        }
    }

    private static JsonObject ofKind(String kind) {
        var answer = new JsonObject();
        answer.addProperty("kind", kind);
        return answer;
    }
}
