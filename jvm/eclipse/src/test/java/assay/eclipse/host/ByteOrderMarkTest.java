package assay.eclipse.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.worker.engine.Program;
import assay.worker.engine.Task;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ByteOrderMarkTest {

    @Test
    void aProgramWithoutOneIsAskedForAsItIs() {
        Task task = task("class A {}", "class B {}");
        assertSame(task, ByteOrderMark.takenOff(task));
        assertSame(task.program(), ByteOrderMark.seenTo(task.program()));
    }

    @Test
    void offsetsInAFileThatHasOneAreThoseWithoutIt() {
        Task task = ByteOrderMark.takenOff(task("\uFEFFclass A {}", "class B {}"));
        assertEquals(new Task.Range("A.java", 6, 7), task.target());
        assertTrue(ByteOrderMark.seenTo(task.program()).plain());
    }

    @Test
    void oneInAnotherFileMovesNoOffsetButNeedsRealFiles() {
        Task task = ByteOrderMark.takenOff(task("class A {}", "\uFEFFclass B {}"));
        assertEquals(new Task.Range("A.java", 7, 8), task.target());
        assertTrue(ByteOrderMark.seenTo(task.program()).plain());
    }

    private static Task task(String a, String b) {
        return new Task(
                Program.of(Map.of("A.java", a, "B.java", b), false, List.of()),
                "rename-class",
                new Task.Range("A.java", 7, 8),
                Map.of(),
                Set.of());
    }
}
