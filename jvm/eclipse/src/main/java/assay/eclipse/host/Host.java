package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.eclipse.refactorings.Refactorings;
import assay.worker.Handler;
import assay.worker.engine.Program;
import assay.worker.engine.Task;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;

/** The worker's part that lives in Equinox, which the launcher finds by name. */
public final class Host implements Handler {

    private final Attempts attempts;
    private final Map<String, Program> programs = new HashMap<>();

    /** The small run-time library and the index of the whole one, each null if there is none. */
    public Host(String library, String index) throws CoreException, IOException {
        Settings.apply();
        var catalogue = new Catalogue();
        Hooks.listen(catalogue);
        attempts = new Attempts(catalogue, new Library(library, index));
    }

    @Override
    public JsonObject facts() {
        var facts = new JsonObject();
        facts.add("refactorings", Refactorings.json());
        return facts;
    }

    @Override
    public void open(String name, JsonObject program) {
        programs.put(name, ByteOrderMark.seenTo(Program.read(program)));
    }

    @Override
    public void close(String name) {
        programs.remove(name);
    }

    @Override
    public JsonObject answer(JsonObject task) throws CoreException, IOException {
        return attempts.answer(ByteOrderMark.takenOff(Task.read(task, programs::get)))
                .json();
    }
}
