package assay.oracle.task;

import assay.oracle.guard.Watch;
import assay.oracle.run.Programs;
import assay.oracle.run.Settings;
import assay.oracle.witness.Hang;
import com.google.gson.JsonObject;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a task has to say if one of its runs does not come back: what it knows until then, and what hung. It is the last thing
 * that this process says, for the thread in that run can't be had back.
 */
record Hangs(
        Programs programs,
        Settings settings,
        Patience patience,
        Supplier<JsonObject> known,
        Consumer<JsonObject> lastWords)
        implements Watch.Watched {

    private static final long LEAST_MS = 1_000;

    /** Beside the budget; the parent waits a little longer. */
    private static final long GRACE_MS = 10_000;

    /** That one version is somewhat slower than the other must not look like a hang of that one only. */
    enum Patience {
        /** The version after, which runs second, has twice the time of the version before. */
        COMPARES,
        /** The version after has half the time in which the version before did not come back. */
        PROBES
    }

    @Override
    public long mostMs(Object run) {
        long mostMs = Math.max(LEAST_MS, settings.budgetMs() / 3);
        if (patience == Patience.PROBES) return mostMs / 2;
        return Hang.isBefore(programs, run) ? mostMs : 2 * mostMs;
    }

    @Override
    public long allMs() {
        return settings.budgetMs() + GRACE_MS;
    }

    @Override
    public void hung(Object run, Object at, long spentMs) {
        Hang hang = Hang.of(programs, run, at);
        var json = new JsonObject();
        json.addProperty("element", hang.element());
        json.addProperty("in", hang.isBefore() ? "before" : "after");
        json.add("calls", hang.calls());
        json.addProperty("spentMs", spentMs);
        JsonObject answer = known.get();
        answer.add("hung", json);
        lastWords.accept(answer);
    }

    /** While the task does this, it is watched. */
    <T> T watch(Supplier<T> task) {
        Watch.watch(this);
        try {
            return task.get();
        } finally {
            Watch.watch(null);
        }
    }
}
