package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.fail;

import assay.oracle.compile.Compiled;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.Set;

/** Calls {@code A.m()} of a program, rewritten or not, on a thread with a deep stack, as a worker has. */
final class GuardedRun {

    private static final long SECONDS = 10;
    private static final long STACK = 64L << 20;

    /** What came of it: {@code value} is null if it threw. */
    record Outcome(Object value, Throwable thrown, Guard.Interruption interruption, String output) {

        String limit() {
            return interruption == null ? "none" : interruption.kind() + " " + interruption.what();
        }
    }

    static Outcome rewritten(Compiled program, int budget) {
        return call(new Rewriter(program.classes(), new Facts()).rewriteAll(), budget);
    }

    /** The same while it is traced. */
    static Outcome traced(Compiled program, Tracer tracer) {
        return call(tracer.trace(new Rewriter(program.classes(), new Facts()).rewriteAll()), 100_000);
    }

    /** The marked methods that a run entered. */
    static Set<Guard.Entered> marked(Compiled program, Map<String, Integer> marks) {
        var outcome =
                call(new Rewriter(program.classes(), new Facts(), name -> null, marks, null).rewriteAll(), 10_000);
        if (outcome.thrown() != null) fail(outcome.thrown());
        return Set.copyOf(Guard.entered());
    }

    static Outcome asCompiled(Compiled program) {
        return call(program.classes(), Integer.MAX_VALUE);
    }

    private static Outcome call(Map<String, byte[]> classes, int budget) {
        var outcome = new Outcome[1];
        var thread = new Thread(null, () -> outcome[0] = here(classes, budget), "guarded run", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(SECONDS * 1000);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (outcome[0] == null) fail("still running after " + SECONDS + " s");
        return outcome[0];
    }

    private static Outcome here(Map<String, byte[]> classes, int budget) {
        var loader = new ClassLoader(GuardedRun.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                if (bytes == null) throw new ClassNotFoundException(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        Guard.start(budget);
        Object value = null;
        Throwable thrown = null;
        try {
            value = Class.forName("A", false, loader).getMethod("m").invoke(null);
        } catch (InvocationTargetException e) {
            thrown = e.getCause();
        } catch (ReflectiveOperationException | Error e) {
            thrown = e;
        }
        if (thrown != null) Guard.note(thrown);
        return new Outcome(value, thrown, Guard.interruption(), Guard.output());
    }

    private GuardedRun() {}
}
