package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;

/** One worker for many hostile programs, one after the other; another takes its place only if it died, which is a failure. */
final class LastingWorker implements AutoCloseable {

    private static final String PLAIN = "public class Plain { public void m() { System.out.print(@@); } }";

    private WorkerProcess worker;

    JsonObject answer(JsonObject task) throws IOException {
        if (worker == null) worker = new WorkerProcess();
        JsonObject line = worker.ask(task);
        if (line == null) {
            worker.close();
            worker = null;
        }
        assertNotNull(line, "the worker died or hung");
        assertTrue(line.has("answer"), () -> line.get("error").getAsString());
        return line.getAsJsonObject("answer");
    }

    /** What it sees of an innocent program that prints something else. */
    String plain() throws IOException {
        JsonArray witnesses = answer(WorkerProcess.run(3, PLAIN.replace("@@", "1"), PLAIN.replace("@@", "2")))
                .getAsJsonArray("witnesses");
        return witnesses.isEmpty()
                ? "no difference"
                : witnesses
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonObject("difference")
                        .get("observed")
                        .getAsString();
    }

    @Override
    public void close() {
        if (worker != null) worker.close();
    }
}
