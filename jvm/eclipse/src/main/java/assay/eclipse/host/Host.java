package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.eclipse.refactorings.Refactorings;
import assay.worker.Handler;
import assay.worker.engine.Task;
import com.google.gson.JsonObject;
import java.io.IOException;
import org.eclipse.core.runtime.CoreException;

/** The worker's part that lives in Equinox, which the launcher finds by name. */
public final class Host implements Handler {

    private final Attempts attempts;

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
    public JsonObject answer(JsonObject task) throws CoreException, IOException {
        return attempts.answer(ByteOrderMark.takenOff(Task.read(task))).json();
    }
}
