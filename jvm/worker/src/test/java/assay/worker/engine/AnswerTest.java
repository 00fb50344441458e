package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnswerTest {

    @Test
    void anEditNamesWhatChangedAndHasNullForAFileThatIsGone() {
        var edit = new TreeMap<String, String>();
        edit.put("A.java", "class A {} // <\u00e4> & \"");
        edit.put("B.java", null);
        var message = new Message("warning", "careful", new Origin("some_key", "Pull.check"));
        assertEquals(
                "{\"kind\":\"answered\",\"messages\":[{\"severity\":\"warning\",\"key\":\"some_key\",\"text\":\"careful\",\"site\":\"Pull.check\"}],"
                        + "\"edit\":{\"A.java\":\"class A {} // <\u00e4> & \\\"\",\"B.java\":null}}",
                new Answer.Answered(List.of(message), edit).json().toString());
    }

    @Test
    void anAnswerWithoutAnEditHasNoFieldForIt() {
        assertFalse(new Answer.Answered(List.of(), null).json().has("edit"));
    }

    @Test
    void whatIsUnusableSaysWhy() {
        assertEquals(
                "{\"kind\":\"unusable\",\"why\":\"there is no method\"}",
                new Answer.Unusable("there is no method").json().toString());
    }

    @Test
    void aCrashShowsTheFramesOfTheEngineOnly() {
        var crash = Answer.Crashed.of(
                thrown(
                        "java.util.List.get",
                        "ide.core.Move$Step.lambda$run$0",
                        "ide.core.Move.run",
                        "assay.host.Host.answer"),
                "bad",
                "ide.");
        assertEquals(
                "{\"kind\":\"crashed\",\"error\":{\"type\":\"java.lang.RuntimeException\",\"message\":\"bad\",\"frames\":[\"Move.Step.run\",\"Move.run\"],"
                        + "\"trace\":[\"ide.core.Move$Step.lambda$run$0(Move.java:7)\",\"ide.core.Move.run(Move.java:7)\"]}}",
                crash.json().toString());
    }

    @Test
    void aCrashOutsideOfTheEngineShowsTheStackAsItIs() {
        assertEquals(
                List.of("List.get"),
                Answer.Crashed.of(thrown("java.util.List.get", "assay.host.Host.answer"), "", "ide.")
                        .frames());
    }

    @Test
    void ofADeepRecursionTheFirstFramesAreShown() {
        String[] frames =
                IntStream.range(0, 1000).mapToObj(at -> "ide.Walk.step" + at).toArray(String[]::new);
        List<String> shown = Answer.Crashed.of(thrown(frames), "", "ide.").frames();
        assertEquals("Walk.step0", shown.get(0));
        assertEquals(20, shown.size());
    }

    @Test
    void messagesHaveOneOrderTheWorstFirst() {
        var ordered = List.of(
                message("fatal", "z", "z", "z"),
                message("error", "a", "a", "a"),
                message("error", "a", "b", "a"),
                message("error", "a", "b", "b"),
                message("error", "b", "a", "a"),
                message("warning", "a", "a", "a"),
                message("info", "a", "a", "a"));
        var shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(1));
        shuffled.sort(Message.ORDER);
        assertEquals(ordered, shuffled);
    }

    private static Message message(String severity, String key, String text, String site) {
        return new Message(severity, text, new Origin(key, site));
    }

    private static Throwable thrown(String... frames) {
        var error = new RuntimeException();
        var stack = new ArrayList<StackTraceElement>();
        for (String frame : frames) {
            int dot = frame.lastIndexOf('.');
            String type = frame.substring(0, dot);
            String file = type.substring(type.lastIndexOf('.') + 1).replaceFirst("\\$.*", "") + ".java";
            stack.add(new StackTraceElement(type, frame.substring(dot + 1), file, 7));
        }
        error.setStackTrace(stack.toArray(StackTraceElement[]::new));
        return error;
    }
}
