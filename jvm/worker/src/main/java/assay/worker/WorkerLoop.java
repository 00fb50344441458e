package assay.worker;

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
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntConsumer;

/**
 * A worker's side of the protocol (docs/protocol.md): hello, then an answer for each task of each line, in order, until the input ends.
 * What goes wrong in a task is an answer; what goes wrong with the worker itself is said on standard error and ends the process.
 */
public final class WorkerLoop {

    /** Of the protocol. Assay works with no worker that speaks another one. */
    public static final int VERSION = 1;

    /** Answers may wait so long for the next ones: whoever asked takes what is late for what hangs. */
    private static final long FLUSH_NS = 2_000_000;

    /** How long a task may go on when nobody is there any more to hear its answer. */
    private static final long ORPHAN_MS = 30_000;

    /** No line has one in it. */
    private static final String END = "\n";

    private final LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final OutputStream out;
    private final PrintStream err;
    private final IntConsumer end;
    private volatile JsonElement current;

    /** Keeps the process's own streams to itself: whatever else is printed, by foreign code too, goes to standard error. */
    public static void run(long stackBytes, Handler.Start start, IntConsumer end) {
        var in = new FileInputStream(FileDescriptor.in);
        var out = new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        serve(in, out, System.err, stackBytes, ORPHAN_MS, start, end);
    }

    /** {@code end} ends the process with an exit code; it is called once all is said, or when there is nobody to say it to. */
    static void serve(
            InputStream in,
            OutputStream out,
            PrintStream err,
            long stackBytes,
            long orphanMs,
            Handler.Start start,
            IntConsumer end) {
        var loop = new WorkerLoop(new BufferedOutputStream(out, 1 << 16), err, end);
        var reader = new Thread(() -> loop.read(in, orphanMs), "reader");
        reader.setDaemon(true);
        reader.start();
        new Thread(null, () -> loop.work(start), "worker", stackBytes).start();
    }

    private WorkerLoop(OutputStream out, PrintStream err, IntConsumer end) {
        this.out = out;
        this.err = err;
        this.end = end;
    }

    /** Reads ahead, so that the end of the input is seen even while a task does not come back. */
    private void read(InputStream in, long orphanMs) {
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) lines.add(line);
            lines.add(END);
            Thread.sleep(orphanMs);
        } catch (IOException | InterruptedException e) {
            // Nobody is there.
        } catch (OutOfMemoryError e) {
            complain(e);
        }
        end.accept(1);
    }

    private void work(Handler.Start start) {
        int code = 1;
        try {
            answerAll(start.start(this::sayLast));
            code = 0;
        } catch (IOException | InterruptedException | OutOfMemoryError e) {
            complain(e);
        } catch (Throwable e) {
            e.printStackTrace(err);
        } finally {
            end.accept(code);
        }
    }

    private void answerAll(Handler handler) throws IOException, InterruptedException {
        write(hello(handler));
        long flushed = flush();
        for (String line = lines.take(); !line.equals(END); line = lines.take()) {
            JsonObject told = JsonParser.parseString(line).getAsJsonObject();
            if (told.has("close"))
                for (JsonElement name : told.getAsJsonArray("close")) handler.close(name.getAsString());
            if (told.has("open"))
                for (var subject : told.getAsJsonObject("open").entrySet())
                    handler.open(subject.getKey(), subject.getValue().getAsJsonObject());
            for (JsonElement element : told.getAsJsonArray("tasks")) {
                JsonObject task = element.getAsJsonObject();
                current = task.get("id");
                write(answer(handler, task));
                if (System.nanoTime() - flushed > FLUSH_NS) flushed = flush();
            }
            flushed = flush();
        }
    }

    private static JsonObject hello(Handler handler) {
        var facts = new JsonObject();
        facts.addProperty("protocol", VERSION);
        facts.addProperty("jdk", System.getProperty("java.version"));
        for (var fact : handler.facts().entrySet()) facts.add(fact.getKey(), fact.getValue());
        var hello = new JsonObject();
        hello.add("hello", facts);
        return hello;
    }

    private static JsonObject answer(Handler handler, JsonObject task) {
        var line = new JsonObject();
        line.add("id", task.get("id"));
        try {
            line.add("answer", handler.answer(task));
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

    /** By another thread, while the worker's own one hangs: nothing comes after it. */
    private void sayLast(JsonObject answer) {
        var line = new JsonObject();
        line.add("id", current);
        line.add("answer", answer);
        line.addProperty("last", true);
        int code = 1;
        try {
            write(line);
            flush();
            code = 0;
        } catch (IOException e) {
            // Nobody is there.
        } finally {
            end.accept(code);
        }
    }

    private void write(JsonObject line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private long flush() throws IOException {
        out.flush();
        return System.nanoTime();
    }

    /** In one line, which Assay passes on. */
    private void complain(Throwable e) {
        err.println("worker: " + (e instanceof OutOfMemoryError ? "out of memory: " + e.getMessage() : e));
    }
}
