package assay.oracle;

import assay.oracle.task.Tasks;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The worker: a line of tasks in, a line per answer out, until standard input ends. It keeps the process's real streams
 * to itself, because programs under test write to {@link System#out}.
 */
public final class Main {

    /** Deep enough that a runaway recursion meets its limit of steps before the end of the stack, and no deeper: what was touched stays in memory. */
    private static final long STACK = 16L << 20;

    /** Answers may wait so long for the next ones: whoever asked takes what is late for what hangs. */
    private static final long FLUSH_NS = 2_000_000;

    /** How long it may go on when nobody is there any more to hear the answers. */
    private static final long ORPHAN_MS = 30_000;

    private static final String END = "";

    public static void main(String[] arguments) throws InterruptedException {
        var in = new BufferedReader(
                new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8), 1 << 16);
        var out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        var err = new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        var lines = new LinkedBlockingQueue<String>();
        System.setIn(InputStream.nullInputStream());
        var reader = new Thread(() -> read(in, lines), "reader");
        reader.setDaemon(true);
        reader.start();
        var worker = new Thread(null, () -> serve(lines, out, err), "worker", STACK);
        worker.start();
        worker.join();
        System.exit(0);
    }

    /** Reads ahead, so that the end of the input is seen even while a program under test does not come back. */
    private static void read(BufferedReader in, LinkedBlockingQueue<String> lines) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) lines.add(line);
            lines.add(END);
            Thread.sleep(ORPHAN_MS);
        } catch (IOException | InterruptedException e) {
            // Nobody is there.
        }
        Runtime.getRuntime().halt(1);
    }

    private static void serve(LinkedBlockingQueue<String> lines, OutputStream out, PrintWriter err) {
        try {
            write(out, hello());
            long flushed = flush(out);
            var current = new AtomicReference<JsonElement>();
            var tasks = new Tasks(answer -> lastWords(out, current.get(), answer));
            for (String line = lines.take(); !line.equals(END); line = lines.take()) {
                for (JsonElement task :
                        JsonParser.parseString(line).getAsJsonObject().getAsJsonArray("tasks")) {
                    current.set(task.getAsJsonObject().get("id"));
                    write(out, answer(tasks, task.getAsJsonObject()));
                    if (System.nanoTime() - flushed > FLUSH_NS) flushed = flush(out);
                }
                flushed = flush(out);
            }
        } catch (IOException | InterruptedException e) {
            err.println("worker: " + e);
            Runtime.getRuntime().halt(1);
        } catch (OutOfMemoryError e) {
            err.println("worker: out of memory: " + e.getMessage());
            Runtime.getRuntime().halt(1);
        }
    }

    /** An answer by another thread while the worker's own one hangs in a program: nothing comes after it. */
    private static void lastWords(OutputStream out, JsonElement id, JsonObject answer) {
        var line = new JsonObject();
        line.add("id", id);
        line.add("answer", answer);
        line.addProperty("last", true);
        try {
            write(out, line);
            flush(out);
            Runtime.getRuntime().halt(0);
        } catch (IOException e) {
            // Nobody is there.
            Runtime.getRuntime().halt(1);
        }
    }

    private static JsonObject hello() {
        var facts = new JsonObject();
        facts.addProperty("jdk", System.getProperty("java.version"));
        var hello = new JsonObject();
        hello.add("hello", facts);
        return hello;
    }

    private static JsonObject answer(Tasks tasks, JsonObject task) {
        var line = new JsonObject();
        line.add("id", task.get("id"));
        try {
            line.add("answer", tasks.answer(task));
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable bug) {
            var stack = new StringWriter();
            bug.printStackTrace(new PrintWriter(stack));
            line.addProperty("error", stack.toString());
        } finally {
            // The last program may have interrupted the thread, which would end the wait for the next task.
            Thread.interrupted();
        }
        return line;
    }

    private static void write(OutputStream out, JsonObject line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static long flush(OutputStream out) throws IOException {
        out.flush();
        return System.nanoTime();
    }

    private Main() {}
}
