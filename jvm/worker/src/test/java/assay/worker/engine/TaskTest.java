package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskTest {

    private static final String PROGRAM = """
            {"files":{"q/B.java":"package q; class B {}","p/A.java":"class \u00c4 {}"},"mode":"fast","classpath":["/lib/x.jar","/lib/y"]}
            """;

    private static final String TASK = """
            {"id":7,"about":"3","refactoring":"rename-method","target":{"file":"p/A.java","start":3,"end":5},
             "parameters":{"newName":"n"},"disabled":["a.b","c"]}
            """;

    @Test
    void everyFieldOfTheWireIsRead() {
        Program program = Program.read(json(PROGRAM));
        assertEquals(Map.of("q/B.java", "package q; class B {}", "p/A.java", "class \u00c4 {}"), program.files());
        assertEquals(Placement.of(program.files()), program.placement());
        assertEquals(List.of("/lib/x.jar", "/lib/y"), program.classPath());
        Task task = Task.read(json(TASK), Map.of("3", program)::get);
        assertEquals(
                new Task(
                        program,
                        "rename-method",
                        new Task.Range("p/A.java", 3, 5),
                        Map.of("newName", "n"),
                        Set.of("a.b", "c")),
                task);
        assertEquals(2, task.target().length());
    }

    @Test
    void filesAreInTheOrderOfTheirPathsWhateverTheOrderOnTheWire() {
        assertEquals(
                List.of("p/A.java", "q/B.java"),
                List.copyOf(Program.read(json(PROGRAM)).files().keySet()));
    }

    @Test
    void onlyThePlainModeIsPlain() {
        assertTrue(Program.read(json(PROGRAM.replace("\"fast\"", "\"plain\""))).plain());
        assertFalse(
                Program.read(json(PROGRAM.replace("\"mode\":\"fast\",", ""))).plain());
        assertTrue(Program.read(json(PROGRAM)).inPlainMode().plain());
    }

    @Test
    void aTaskAboutAProgramThatIsNotOpenIsRefused() {
        var thrown = assertThrows(IllegalStateException.class, () -> Task.read(json(TASK), name -> null));
        assertEquals("no program 3 is open", thrown.getMessage());
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
