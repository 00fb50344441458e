package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskTest {

    private static final String WHOLE = """
            {"id":7,"refactoring":"rename-method","target":{"file":"p/A.java","start":3,"end":5},
             "parameters":{"newName":"n"},"disabled":["a.b","c"],
             "files":{"q/B.java":"class B {}","p/A.java":"class \u00c4 {}"},"mode":"fast","classpath":["/lib/x.jar","/lib/y"]}
            """;

    @Test
    void everyFieldOfTheWireIsRead() {
        Task task = Task.read(json(WHOLE));
        assertEquals(
                new Task(
                        Map.of("q/B.java", "class B {}", "p/A.java", "class \u00c4 {}"),
                        "rename-method",
                        new Task.Range("p/A.java", 3, 5),
                        Map.of("newName", "n"),
                        Set.of("a.b", "c"),
                        false,
                        List.of("/lib/x.jar", "/lib/y")),
                task);
        assertEquals(2, task.target().length());
    }

    @Test
    void filesAreInTheOrderOfTheirPathsWhateverTheOrderOnTheWire() {
        assertEquals(
                List.of("p/A.java", "q/B.java"),
                List.copyOf(Task.read(json(WHOLE)).files().keySet()));
    }

    @Test
    void onlyThePlainModeIsPlain() {
        assertTrue(Task.read(json(WHOLE.replace("\"fast\"", "\"plain\""))).plain());
        assertFalse(Task.read(json(WHOLE.replace("\"mode\":\"fast\",", ""))).plain());
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
