package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that never comes back: the worker tells what it knows until then and what hung, and ends itself. */
class HangTest {

    private static final String STREAM = "return java.util.stream.Stream.iterate(\"a\", String::trim).count();";

    /** {@code hangs} is the body of a method that is called after {@code a}, by its name; it writes, so that it is no accessor, which would be asked at once. */
    private static String program(String a, String hangs) {
        return "public class A { private int calls; public int a(int i) { return " + a
                + "; } public long z() { calls++; " + hangs + " } }";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                STREAM,
                "return java.util.regex.Pattern.compile(\"(a+)+\\\\1b\").matcher(\"a\".repeat(60)).matches() ? 1 : 2;",
                "new Lock().acquire(1); return 1; } static class Lock extends java.util.concurrent.locks.AbstractQueuedSynchronizer { protected boolean tryAcquire(int i) { return false; }",
            })
    void whatWasFoundUntilThenIsTold(String hangs) throws Exception {
        try (var worker = new WorkerProcess()) {
            JsonObject line = worker.ask(run(1, program("i + 1", hangs), program("i + 2", hangs)));
            assertTrue(line.get("last").getAsBoolean(), line.toString());
            JsonObject answer = line.getAsJsonObject("answer");
            assertHung(answer, "A#z()", "before");
            assertTrue(answer.get("judged").getAsInt() > 0, answer.toString());
            assertFalse(answer.getAsJsonArray("witnesses").isEmpty(), answer.toString());
            assertNull(worker.read(), "nothing comes after the last answer");
        }
    }

    @Test
    void theVersionThatHungIsTold() throws Exception {
        try (var worker = new WorkerProcess()) {
            assertHung(answer(worker, run(1, program("i", "return 1;"), program("i", STREAM))), "A#z()", "after");
        }
    }

    @Test
    void aGetterThatHangsIsTheOneToLeaveOut() throws Exception {
        String program =
                "public class A { public int a(int i) { return i + @@; } public long getAll() { " + STREAM + " } }";
        try (var worker = new WorkerProcess()) {
            assertHung(
                    answer(worker, run(1, program.replace("@@", "1"), program.replace("@@", "2"))),
                    "A#getAll()",
                    "before");
        }
        try (var worker = new WorkerProcess()) {
            JsonObject answer = answer(
                    worker, without(run(1, program.replace("@@", "1"), program.replace("@@", "2")), "A#getAll()"));
            assertFalse(answer.has("hung"), answer.toString());
            assertFalse(answer.getAsJsonArray("witnesses").isEmpty(), answer.toString());
        }
    }

    @Test
    void whatIsLeftOutIsNotCalledOnSubclassesEither() throws Exception {
        String program = "public class A { public int a(int i) { return i + @@; } public long z() { " + STREAM
                + " } public static class B extends A {} public static class C extends B { public long z() { return super.z(); } } }";
        try (var worker = new WorkerProcess()) {
            JsonObject answer = answer(
                    worker, without(run(1, program.replace("@@", "1"), program.replace("@@", "1 + 0 * i")), "A#z()"));
            assertFalse(answer.has("hung"), answer.toString());
            assertTrue(answer.get("judged").getAsInt() > 0, answer.toString());
        }
    }

    @Test
    void aProbeTellsWhetherTheVersionAfterComesBack() throws Exception {
        String hangs = program("i", STREAM);
        JsonObject calls;
        try (var worker = new WorkerProcess()) {
            calls = answer(worker, run(1, hangs, hangs)).getAsJsonObject("hung").getAsJsonObject("calls");
        }
        try (var worker = new WorkerProcess()) {
            assertTrue(answer(worker, probe(1, hangs, program("i", "return 1;"), calls))
                    .get("returned")
                    .getAsBoolean());
            assertTrue(answer(worker, probe(2, hangs, hangs, calls)).has("hung"));
        }
    }

    /** The version after hangs in what differs, with the witness only: a worker that is to show it again comes to no end either. */
    @Test
    void aWitnessThatHangsIsNotVerified() throws Exception {
        String before = program("i + 1", "return 1;");
        String after = program("i + 2", "return 1;");
        JsonObject witness;
        try (var worker = new WorkerProcess()) {
            witness = answer(worker, run(1, before, after))
                    .getAsJsonArray("witnesses")
                    .get(0)
                    .getAsJsonObject();
            assertEquals(
                    "holds",
                    answer(worker, verify(2, before, after, witness))
                            .get("finding")
                            .getAsString());
            JsonObject line = worker.ask(verify(
                    3,
                    before,
                    program("(int) java.util.stream.Stream.iterate(\"a\", String::trim).count()", "return 1;"),
                    witness));
            assertEquals("hung", line.getAsJsonObject("answer").get("finding").getAsString());
            assertTrue(line.get("last").getAsBoolean());
        }
    }

    private static void assertHung(JsonObject answer, String element, String version) {
        assertTrue(answer.has("hung"), answer.toString());
        JsonObject hung = answer.getAsJsonObject("hung");
        assertEquals(
                element + " in " + version,
                hung.get("element").getAsString() + " in " + hung.get("in").getAsString());
    }

    private static JsonObject answer(WorkerProcess worker, JsonObject task) throws IOException {
        JsonObject line = worker.ask(task);
        assertTrue(line != null && line.has("answer"), String.valueOf(line));
        return line.getAsJsonObject("answer");
    }

    /** With a budget that makes a second of processor time a hang. */
    private static JsonObject run(int id, String before, String after) {
        JsonObject task = WorkerProcess.run(id, before, after);
        task.getAsJsonObject("settings").addProperty("budgetMs", 3_000);
        return task;
    }

    private static JsonObject verify(int id, String before, String after, JsonObject witness) {
        JsonObject task = run(id, before, after);
        task.addProperty("kind", "verify");
        task.add("witness", witness);
        return task;
    }

    private static JsonObject without(JsonObject task, String element) {
        task.add("exclude", JsonParser.parseString("[\"" + element + "\"]").getAsJsonArray());
        return task;
    }

    private static JsonObject probe(int id, String before, String after, JsonObject calls) {
        JsonObject task = run(id, before, after);
        task.addProperty("kind", "probe");
        task.add("marks", new JsonArray());
        task.add("calls", calls);
        return task;
    }
}
