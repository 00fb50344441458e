package assay.oracle;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A real worker, as the parent starts it, for tests of what it says on its streams. */
final class WorkerProcess implements AutoCloseable {

    private static final long SECONDS = 20;

    private final Process process;
    private final BufferedReader out;
    private final Writer in;
    final JsonObject hello;

    WorkerProcess() throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1"));
        for (String name :
                List.of("api", "code", "comp", "main", "util", "tree", "file", "jvm", "parser", "processing")) {
            command.add("--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
            command.add("--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName()));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        hello = JsonParser.parseString(read()).getAsJsonObject();
    }

    void send(String line) throws IOException {
        in.write(line + "\n");
        in.flush();
    }

    /** The next line, or null at the end of its output; a worker that stays silent is killed, which ends it. */
    String read() throws IOException {
        var watch = new Thread(() -> {
            try {
                Thread.sleep(SECONDS * 1000);
                process.destroyForcibly();
            } catch (InterruptedException e) {
                // It answered.
            }
        });
        watch.setDaemon(true);
        watch.start();
        try {
            return out.readLine();
        } finally {
            watch.interrupt();
        }
    }

    JsonObject ask(JsonObject task) throws IOException {
        send("{\"tasks\":[" + task + "]}");
        String line = read();
        return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
    }

    /** Ends its input and waits: the exit code, or -1 if it goes on. */
    int end() throws IOException, InterruptedException {
        in.close();
        return process.waitFor(SECONDS, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    static JsonObject task(int id, String kind) {
        var task = new JsonObject();
        task.addProperty("id", id);
        task.addProperty("kind", kind);
        return task;
    }

    static JsonObject run(int id, String before, String after) {
        JsonObject task = task(id, "run");
        task.add("before", version(Sources.files(before)));
        task.add("after", version(Sources.files(after)));
        task.add("settings", settings());
        task.add("marks", new JsonArray());
        return task;
    }

    static JsonObject verify(int id, String before, String after, JsonElement witness) {
        JsonObject task = run(id, before, after);
        task.addProperty("kind", "verify");
        task.add("witness", witness);
        return task;
    }

    /** A version by its sources. */
    static JsonObject version(Map<String, String> files) {
        var json = new JsonObject();
        json.add("files", files(files));
        return json;
    }

    static JsonObject files(Map<String, String> files) {
        var json = new JsonObject();
        files.forEach(json::addProperty);
        return json;
    }

    private static JsonObject settings() {
        return JsonParser.parseString(
                        "{\"sequences\":500,\"seed\":1,\"budgetMs\":10000,\"strict\":true,\"allowIo\":false,\"witnesses\":3}")
                .getAsJsonObject();
    }
}
