package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.eclipse.refactorings.Refactorings;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import org.eclipse.core.runtime.CoreException;

/** Speaks with whoever started the process: hello, then an answer for every task of every line, in order. */
public final class Worker {

    /** Answers may wait so long for the next ones: whoever asked takes what is late for what hangs. */
    private static final long FLUSH_NS = 2_000_000;

    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** An empty line is the end. */
    public static void serve(BlockingQueue<String> lines, OutputStream out, String library, String index)
            throws InterruptedException, IOException, CoreException {
        Settings.apply();
        var catalogue = new Catalogue();
        Hooks.listen(catalogue);
        var attempts = new Attempts(catalogue, new Library(library, index));
        write(out, hello());
        long flushed = flush(out);
        for (String line = lines.take(); !line.isEmpty(); line = lines.take()) {
            for (JsonElement task :
                    JsonParser.parseString(line).getAsJsonObject().getAsJsonArray("tasks")) {
                write(out, answer(attempts, task.getAsJsonObject()));
                if (System.nanoTime() - flushed > FLUSH_NS) flushed = flush(out);
            }
            flushed = flush(out);
        }
    }

    private static JsonObject hello() {
        var facts = new JsonObject();
        facts.addProperty("jdk", System.getProperty("java.version"));
        facts.add("refactorings", Refactorings.json());
        var hello = new JsonObject();
        hello.add("hello", facts);
        return hello;
    }

    private static JsonObject answer(Attempts attempts, JsonObject task) {
        var line = new JsonObject();
        line.add("id", task.get("id"));
        try {
            line.add("answer", attempts.answer(Task.read(task)).json());
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable bug) {
            var stack = new StringWriter();
            bug.printStackTrace(new PrintWriter(stack));
            line.addProperty("error", stack.toString());
        }
        return line;
    }

    private static void write(OutputStream out, JsonObject line) throws IOException {
        out.write((GSON.toJson(line) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static long flush(OutputStream out) throws IOException {
        out.flush();
        return System.nanoTime();
    }

    private Worker() {}
}
