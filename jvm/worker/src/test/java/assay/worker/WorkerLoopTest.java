package assay.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The worker's side of the protocol, with its input and output as pipes, and its end as a number. */
@Timeout(20)
class WorkerLoopTest {

    private static final long LONG_MS = 60_000;

    private final CountDownLatch over = new CountDownLatch(1);
    private PipedWorker worker;

    @AfterEach
    void leaveNoThread() {
        over.countDown();
    }

    @Test
    void helloNamesTheProtocolTheJdkAndWhatTheHandlerSaysOfItself() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> new Handler() {
            @Override
            public JsonObject answer(JsonObject task) {
                return task;
            }

            @Override
            public JsonObject facts() {
                var facts = new JsonObject();
                facts.addProperty("skill", "none");
                return facts;
            }
        });
        JsonObject hello = worker.read().getAsJsonObject("hello");
        assertEquals(WorkerLoop.VERSION, hello.get("protocol").getAsInt());
        assertEquals(System.getProperty("java.version"), hello.get("jdk").getAsString());
        assertEquals("none", hello.get("skill").getAsString());
    }

    @Test
    void tasksAreAnsweredInOrderAcrossLinesAndTheEndOfTheInputIsTheEndOfTheWorker() throws Exception {
        echo();
        worker.send("{\"tasks\":[{\"id\":1},{\"id\":2,\"text\":\"\u00e4 \\u2028 \ud83d\ude00\"}]}");
        worker.send("{\"tasks\":[]}");
        worker.send("{\"tasks\":[{\"id\":3}]}");
        worker.closeInput();
        worker.read();
        assertEquals("{\"id\":1,\"answer\":{\"id\":1}}", worker.read().toString());
        JsonObject second = worker.read();
        assertEquals(
                "\u00e4 \u2028 \ud83d\ude00",
                second.getAsJsonObject("answer").get("text").getAsString());
        assertEquals(3, worker.read().get("id").getAsInt());
        assertEquals(0, worker.exitCode());
        assertNull(worker.read());
        assertEquals("", worker.complaints());
    }

    @Test
    void whatTasksAreAboutIsClosedAndOpenedBeforeTheTasksOfItsLine() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> new Handler() {
            private final JsonObject open = new JsonObject();

            @Override
            public void open(String name, JsonObject subject) {
                open.add(name, subject);
            }

            @Override
            public void close(String name) {
                open.remove(name);
            }

            @Override
            public JsonObject answer(JsonObject task) {
                return open.deepCopy();
            }
        });
        worker.read();
        worker.send("{\"open\":{\"a\":{},\"b\":{\"n\":1}},\"tasks\":[{\"id\":1}]}");
        assertEquals("{\"a\":{},\"b\":{\"n\":1}}", worker.read().get("answer").toString());
        worker.send("{\"tasks\":[{\"id\":2}],\"open\":{\"c\":{}},\"close\":[\"a\"]}");
        assertEquals("{\"b\":{\"n\":1},\"c\":{}}", worker.read().get("answer").toString());
    }

    @Test
    void anAnswerIsHeardBeforeTheNextLineComes() throws Exception {
        echo();
        worker.read();
        for (int id = 1; id <= 3; id++) {
            worker.send("{\"tasks\":[{\"id\":" + id + "}]}");
            assertEquals(id, worker.read().get("id").getAsInt());
        }
    }

    @Test
    void whatATaskThrowsIsAnErrorWithItsStackAndTheNextTaskIsAnswered() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> task -> {
            if (task.has("deep")) return deeper(task);
            if (task.has("bad")) throw new IllegalStateException("oops");
            return task;
        });
        worker.send("{\"tasks\":[{\"id\":1,\"bad\":true},{\"id\":2,\"deep\":true},{\"id\":3}]}");
        worker.read();
        JsonObject bad = worker.read();
        assertEquals(1, bad.get("id").getAsInt());
        assertFalse(bad.has("answer"));
        String stack = bad.get("error").getAsString();
        assertTrue(stack.startsWith("java.lang.IllegalStateException: oops\n\tat assay.worker.WorkerLoopTest"), stack);
        assertTrue(worker.read().get("error").getAsString().startsWith("java.lang.StackOverflowError"));
        assertTrue(worker.read().has("answer"));
    }

    @Test
    void aTaskThatInterruptsTheThreadDoesNotEndTheWaitForTheNext() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> task -> {
            Thread.currentThread().interrupt();
            return task;
        });
        worker.read();
        for (int id = 1; id <= 2; id++) {
            worker.send("{\"tasks\":[{\"id\":" + id + "}]}");
            assertEquals(id, worker.read().get("id").getAsInt());
        }
    }

    @Test
    void lastWordsAnswerTheTaskThatHangsAndNothingComesAfterThem() throws Exception {
        var lastWords = new AtomicReference<Consumer<JsonObject>>();
        worker = PipedWorker.start(LONG_MS, last -> {
            lastWords.set(last);
            return this::hangOnSecond;
        });
        worker.send("{\"tasks\":[{\"id\":1},{\"id\":2},{\"id\":3}]}");
        var known = new JsonObject();
        known.addProperty("known", "half");
        inSecond.await();
        lastWords.get().accept(known);
        worker.read();
        assertEquals(1, worker.read().get("id").getAsInt());
        assertEquals(
                "{\"id\":2,\"answer\":{\"known\":\"half\"},\"last\":true}",
                worker.read().toString());
        assertEquals(0, worker.exitCode());
        assertNull(worker.read());
    }

    private final CountDownLatch inSecond = new CountDownLatch(1);

    private JsonObject hangOnSecond(JsonObject task) throws InterruptedException {
        if (task.get("id").getAsInt() == 2) {
            inSecond.countDown();
            over.await();
        }
        return task;
    }

    @Test
    void aTaskThatHangsIsLeftSomeTimeAfterTheEndOfTheInput() throws Exception {
        worker = PipedWorker.start(50, lastWords -> this::hangOnSecond);
        worker.send("{\"tasks\":[{\"id\":2}]}");
        worker.read();
        inSecond.await();
        worker.closeInput();
        assertEquals(1, worker.exitCode());
        assertNull(worker.read());
    }

    @Test
    void aLineThatIsNoLineOfTasksEndsTheWorkerWithAWordOnStandardError() throws Exception {
        for (String line : new String[] {"nonsense", "", "{\"task\":[]}", "{\"tasks\":[{\"id\":1}]"}) {
            echo();
            worker.read();
            worker.send(line);
            assertEquals(1, worker.exitCode(), line);
            assertNull(worker.read(), line);
            assertFalse(worker.complaints().isEmpty(), line);
        }
    }

    @Test
    void outOfMemoryIsNoAnswerButTheEndInOneLine() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> task -> {
            throw new OutOfMemoryError("Java heap space");
        });
        worker.send("{\"tasks\":[{\"id\":1}]}");
        worker.read();
        assertEquals(1, worker.exitCode());
        assertNull(worker.read());
        assertEquals("worker: out of memory: Java heap space\n", worker.complaints());
    }

    @Test
    void aWorkerThatCannotStartSaysWhyAndNoHello() throws Exception {
        worker = PipedWorker.start(LONG_MS, lastWords -> {
            throw new IOException("no engine here");
        });
        assertEquals(1, worker.exitCode());
        assertNull(worker.read());
        assertEquals("worker: java.io.IOException: no engine here\n", worker.complaints());
    }

    private void echo() throws IOException {
        worker = PipedWorker.start(LONG_MS, lastWords -> task -> task);
    }

    private static JsonObject deeper(JsonObject task) {
        JsonObject deepest = deeper(task);
        deepest.addProperty("never", true);
        return deepest;
    }
}
