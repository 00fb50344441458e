package assay.worker;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** A worker in this JVM: its end closes its output, as that of a process would. */
final class PipedWorker {

    private static final long STACK = 512 << 10;

    private final PipedOutputStream input = new PipedOutputStream();
    private final PipedOutputStream said = new PipedOutputStream();
    private final BufferedReader output;
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();

    static PipedWorker start(long orphanMs, Handler.Start start) throws IOException {
        return new PipedWorker(orphanMs, start);
    }

    private PipedWorker(long orphanMs, Handler.Start start) throws IOException {
        output = new BufferedReader(new InputStreamReader(new PipedInputStream(said, 1 << 16), StandardCharsets.UTF_8));
        var err = new PrintStream(errors, true, StandardCharsets.UTF_8);
        WorkerLoop.serve(new PipedInputStream(input, 1 << 16), said, err, STACK, orphanMs, start, this::end);
    }

    private void end(int code) {
        try {
            said.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        exitCode.complete(code);
    }

    void send(String line) throws IOException {
        input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        input.flush();
    }

    void closeInput() throws IOException {
        input.close();
    }

    /** The next line, or null at the end. */
    JsonObject read() throws IOException {
        String line = output.readLine();
        return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
    }

    int exitCode() throws Exception {
        return exitCode.get();
    }

    String complaints() {
        return errors.toString(StandardCharsets.UTF_8);
    }
}
