package assay.oracle.task;

import assay.oracle.guard.Guard;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.witness.Hang;
import assay.oracle.witness.WitnessText;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.function.Consumer;

/** Says whether the version after comes back from calls that did not come back in the version before. */
final class ProbeTask {

    private final Versions versions;
    private final Consumer<JsonObject> lastWords;

    ProbeTask(Versions versions, Consumer<JsonObject> lastWords) {
        this.versions = versions;
        this.lastWords = lastWords;
    }

    JsonObject answer(Task task) {
        Settings settings = task.settings();
        Guard.allowIo(settings.allowIo());
        var programs = new Programs(
                versions.code(task, "before", "ecj"),
                versions.code(task, "after", "ecj"),
                Map.of(),
                Task.excluded(task.json()),
                task.access());
        var hangs = new Hangs(programs, settings, Hangs.Patience.PROBES, JsonObject::new, lastWords);
        var answer = new JsonObject();
        answer.addProperty(
                "returned",
                hangs.watch(() -> Hang.comesBack(programs, settings, WitnessText.read(task.object("calls")))));
        return answer;
    }
}
