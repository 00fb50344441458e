package assay.eclipse.host;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What came of an attempt. */
sealed interface Answer {

    JsonObject json();

    /** The engine answered; it made an edit or, then {@code edit} is null, it made none. A file that is gone has no text. */
    record Answered(List<Message> messages, Map<String, String> edit) implements Answer {
        @Override
        public JsonObject json() {
            JsonObject answer = of("answered");
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

    /** The engine threw. */
    record Crashed(Throwable error, String message) implements Answer {

        private static final int FRAMES = 20;

        @Override
        public JsonObject json() {
            var frames = new JsonArray();
            Stream<StackTraceElement> stack = Stream.of(error.getStackTrace());
            if (isEngines()) stack = stack.dropWhile(frame -> !isEngine(frame));
            stack.takeWhile(frame -> !frame.getClassName().startsWith("assay."))
                    .limit(FRAMES)
                    .forEach(frame -> frames.add(Origin.place(frame.getClassName(), frame.getMethodName())));
            var crash = new JsonObject();
            crash.addProperty("type", error.getClass().getName());
            crash.addProperty("message", message);
            crash.add("frames", frames);
            JsonObject answer = of("crashed");
            answer.add("error", crash);
            return answer;
        }

        /** What the JDK did for it at the top of the stack is told by the exception. */
        private boolean isEngines() {
            return Stream.of(error.getStackTrace()).anyMatch(Crashed::isEngine);
        }

        private static boolean isEngine(StackTraceElement frame) {
            return frame.getClassName().startsWith("org.eclipse.");
        }
    }

    /** It could not be asked so. */
    record Unusable(String why) implements Answer {
        @Override
        public JsonObject json() {
            JsonObject answer = of("unusable");
            answer.addProperty("why", why);
            return answer;
        }
    }

    private static JsonObject of(String kind) {
        var answer = new JsonObject();
        answer.addProperty("kind", kind);
        return answer;
    }
}
