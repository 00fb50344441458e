package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.oracle.Sources;
import assay.oracle.guard.Guard.Entered;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Marked methods tell that they were entered, and on what. */
class MarksTest {

    private static final String PROGRAM = """
            public class A {
                public static int m() { new B().f(1); new B().f(2); for (int i = 0; i < 3; i++) { new A().f(i); s(); } return 1; }
                int f(int i) { return i; }
                static void s() {}
                void never() {}
            }
            ---
            class B extends A { B() {} }
            """;

    @Test
    void methodsTellTheirReceiversAndStaticOnesAndConstructorsNone() {
        var marks = Map.of("A.f(I)I", 0, "A.s()V", 7, "A.never()V", 8, "B.<init>()V", 9);
        assertEquals(
                Set.of(new Entered(0, "A"), new Entered(0, "B"), new Entered(7, ""), new Entered(9, "")),
                entered(marks));
    }

    @Test
    void theSameNameWithOtherParametersIsAnotherMethod() {
        assertEquals(Set.of(), entered(Map.of("A.f(J)I", 1, "p/A.f(I)I", 2)));
    }

    @Test
    void aRunForgetsWhatTheLastOneEntered() {
        entered(Map.of("A.f(I)I", 0));
        assertEquals(Set.of(), entered(Map.of()));
        Guard.start(1);
        assertEquals(Set.of(), Guard.entered());
    }

    private static Set<Entered> entered(Map<String, Integer> marks) {
        return GuardedRun.marked(Sources.ecj(PROGRAM), marks);
    }
}
