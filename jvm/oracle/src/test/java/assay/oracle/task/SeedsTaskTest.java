package assay.oracle.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.oracle.Sources;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Tests and class files in, sequences and constants out. */
class SeedsTaskTest {

    @Test
    void seedsOfATest() {
        JsonObject task = JsonParser.parseString("""
                {"kind":"seeds","files":{"ATest.java":"class ATest { @Test void m() { assertEquals(\\"x\\", new A().twice(21)); } }"},"program":{"classes":{}}}
                """).getAsJsonObject();
        Sources.javac("public class A { public int twice(int n) { return n + n; } }")
                .classes()
                .forEach((name, bytes) -> task.getAsJsonObject("program")
                        .getAsJsonObject("classes")
                        .addProperty(name, Base64.getEncoder().encodeToString(bytes)));
        String make = "{\"member\":\"A#<init>()\",\"type\":\"A\",\"arguments\":[]}";
        String call =
                "{\"member\":\"A#twice(int)\",\"type\":\"int\",\"on\":0,\"arguments\":[{\"type\":\"int\",\"text\":\"21\"}]}";
        assertEquals(
                "{\"sources\":[{\"path\":\"ATest.java\",\"seeds\":[{\"steps\":[" + make + "]},{\"steps\":[" + make + ","
                        + call + "]}],\"texts\":[\"x\"],\"numbers\":[21]}]}",
                new Tasks(answer -> {}).answer(task).toString());
    }
}
