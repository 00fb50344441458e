package assay.oracle.task;

import assay.worker.Handler;
import com.google.gson.JsonObject;
import java.util.function.Consumer;

/**
 * The things that a worker can be asked for, by kind: {@link CompileTask compile}, {@link RunTask run}, {@link VerifyTask verify},
 * {@link ProbeTask probe}, {@link SeedsTask seeds} and {@link LibrariesTask libraries}.
 */
public final class Tasks implements Handler {

    private final CompileTask compile;
    private final RunTask run;
    private final VerifyTask verify;
    private final ProbeTask probe;

    /** {@code lastWords}: takes the answer to the task in hand if it hangs, on another thread, and ends the process. */
    public Tasks(Consumer<JsonObject> lastWords) {
        var compilers = new Compilers();
        var versions = new Versions(compilers);
        compile = new CompileTask(compilers);
        run = new RunTask(versions, lastWords);
        verify = new VerifyTask(compilers, versions, lastWords);
        probe = new ProbeTask(versions, lastWords);
    }

    @Override
    public JsonObject answer(JsonObject json) {
        var task = new Task(json);
        return switch (task.kind()) {
            case "compile" -> compile.answer(task);
            case "run" -> run.answer(task);
            case "verify" -> verify.answer(task);
            case "probe" -> probe.answer(task);
            case "seeds" -> SeedsTask.answer(task);
            case "libraries" -> LibrariesTask.answer(task);
            default -> throw new IllegalArgumentException("unknown kind of task: " + task.kind());
        };
    }
}
