package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The worker's side of the protocol: hello, a line per task in order, errors as lines, an end at the end of the input. */
class MainTest {

    private static WorkerProcess worker;

    @BeforeAll
    static void start() throws Exception {
        worker = new WorkerProcess();
    }

    @AfterAll
    static void stop() {
        worker.close();
    }

    @Test
    void itSaysHelloWithItsJdk() {
        assertEquals(
                System.getProperty("java.version"),
                worker.hello.getAsJsonObject("hello").get("jdk").getAsString());
    }

    @Test
    void itAnswersInTheOrderOfTheTasksAcrossBatches() throws Exception {
        String program = "public class A { public int m() { return 1; } }";
        worker.send("{\"tasks\":[" + compile(11, program) + "," + WorkerProcess.run(12, program, program) + "]}");
        worker.send("{\"tasks\":[]}");
        worker.send("{\"tasks\":[" + compile(13, program) + "]}");
        for (int id : new int[] {11, 12, 13}) {
            JsonObject line = JsonParser.parseString(worker.read()).getAsJsonObject();
            assertEquals(id, line.get("id").getAsInt());
            assertTrue(line.has("answer"), line.toString());
        }
    }

    @Test
    void aBrokenTaskIsAnErrorLineAndTheNextOneIsAnswered() throws Exception {
        JsonObject unknown = worker.ask(WorkerProcess.task(21, "sing"));
        assertEquals(21, unknown.get("id").getAsInt());
        assertTrue(unknown.get("error").getAsString().contains("sing"));
        assertTrue(worker.ask(JsonParser.parseString("{\"id\":22}").getAsJsonObject())
                .has("error"));
        assertTrue(worker.ask(WorkerProcess.task(23, "run")).has("error"));
        assertTrue(worker.ask(compile(24, "public class A {}")).has("answer"));
    }

    @Test
    void textOfAllKindsGoesThrough() throws Exception {
        String template =
                "public class \u00c4 { public static String m\u00fc() { return \"\u4e16\u754c \\ud83d\\ude00 \ud83d\ude00 \\ud83d \u2028 \\\" @@\"; } }";
        JsonObject task = WorkerProcess.run(31, "class A {}", "class A {}");
        for (String version : new String[] {"before", "after"}) {
            task.add(version, WorkerProcess.version(Map.of("\u00c4.java", template.replace("@@", version))));
        }
        JsonObject witness = witness(worker.ask(task));
        assertEquals(
                "\u00c4.m\u00fc()",
                witness.getAsJsonObject("difference").get("expression").getAsString());
        assertEquals(
                "\"\u4e16\u754c \\ud83d\\ude00 \\ud83d\\ude00 \\ud83d \\u2028 \\\" before\"",
                witness.getAsJsonObject("difference").get("before").getAsString());
        task.addProperty("kind", "verify");
        task.add("witness", witness);
        assertEquals(
                "holds",
                worker.ask(task).getAsJsonObject("answer").get("finding").getAsString());
    }

    @Test
    void errorsOfBothCompilersHaveAPlace() throws Exception {
        for (String compiler : new String[] {"ecj", "javac", "javac-errors", "fresh-ecj", "fresh-javac"}) {
            JsonObject task = compile(41, "public class A {\n\tint m() { return \"\"; }\n}");
            task.add("compilers", names(compiler));
            JsonObject result = worker.ask(task)
                    .getAsJsonObject("answer")
                    .getAsJsonArray("compiled")
                    .get(0)
                    .getAsJsonArray()
                    .get(0)
                    .getAsJsonObject();
            JsonObject error = result.getAsJsonArray("diagnostics").get(0).getAsJsonObject();
            assertEquals(
                    "A.java 2 19",
                    error.get("file").getAsString() + " " + error.get("line") + " " + error.get("column"),
                    compiler);
        }
    }

    @Test
    void classFilesThatACompilerGaveRunAsTheSourcesDo() throws Exception {
        String program = "public class A { public int m() { return 1; } }";
        JsonObject sources = worker.ask(WorkerProcess.run(51, program, program.replace('1', '2')))
                .getAsJsonObject("answer");
        JsonObject task = WorkerProcess.run(52, program, program);
        task.add("before", classes(program));
        task.add("after", classes(program.replace('1', '2')));
        assertEquals(sources, worker.ask(task).getAsJsonObject("answer"));
        assertEquals(1, sources.getAsJsonArray("witnesses").size());
    }

    @Test
    void markedMethodsThatWereEnteredAreTold() throws Exception {
        JsonObject task = WorkerProcess.run(
                53,
                "public class A { public int m() { return n(); } int n() { return 1; } int o() { return 1; } }",
                "public class A { public int m() { return n(); } int n() { return 2; } int o() { return 1; } }");
        for (String key : new String[] {"A.n()I", "A.o()I"})
            task.getAsJsonArray("marks").add(key);
        assertEquals(
                "{\"before\":[[0,\"A\"]],\"after\":[[0,\"A\"]]}",
                worker.ask(task)
                        .getAsJsonObject("answer")
                        .getAsJsonObject("entered")
                        .toString());
    }

    private static JsonObject classes(String program) throws Exception {
        JsonObject task = compile(54, program);
        task.addProperty("classes", "files");
        var version = new JsonObject();
        version.add(
                "classes",
                worker.ask(task)
                        .getAsJsonObject("answer")
                        .getAsJsonArray("compiled")
                        .get(0)
                        .getAsJsonArray()
                        .get(0)
                        .getAsJsonObject()
                        .get("classes"));
        return version;
    }

    @Test
    void itEndsWhenItsInputEnds() throws Exception {
        try (var other = new WorkerProcess()) {
            other.send("{\"tasks\":[" + compile(61, "public class A {}") + "]}");
            assertEquals(
                    61,
                    JsonParser.parseString(other.read())
                            .getAsJsonObject()
                            .get("id")
                            .getAsInt());
            assertEquals(0, other.end());
            assertNull(other.read());
        }
    }

    private static JsonObject compile(int id, String program) {
        JsonObject task = WorkerProcess.task(id, "compile");
        task.add("compilers", names("ecj"));
        var programs = new JsonArray();
        programs.add(WorkerProcess.files(Sources.files(program)));
        task.add("programs", programs);
        return task;
    }

    private static JsonArray names(String name) {
        var names = new JsonArray();
        names.add(name);
        return names;
    }

    private static JsonObject witness(JsonObject line) {
        return line.getAsJsonObject("answer").getAsJsonArray("witnesses").get(0).getAsJsonObject();
    }
}
