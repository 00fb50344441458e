package assay.worker;

import com.google.gson.JsonObject;
import java.util.function.Consumer;

/** Does what a worker is asked for, one task after the other, on one thread. */
@FunctionalInterface
public interface Handler {

    /** Whatever it throws is a bug, which Assay is told with its stack; the next task is asked all the same. */
    JsonObject answer(JsonObject task) throws Exception;

    /** What tasks will be about, such as a program, which it keeps by this name. */
    default void open(String name, JsonObject subject) {
        throw new UnsupportedOperationException("open");
    }

    /** No more tasks about it will come. */
    default void close(String name) {
        throw new UnsupportedOperationException("close");
    }

    /** What it says of itself in its hello, beside the protocol's version and the JDK. */
    default JsonObject facts() {
        return new JsonObject();
    }

    /** Makes a handler when the process is new, on the thread that will ask it. */
    @FunctionalInterface
    interface Start {

        /** {@code lastWords}: takes the answer to the task in hand from another thread, if that task hangs, and ends the process. */
        Handler start(Consumer<JsonObject> lastWords) throws Exception;
    }
}
