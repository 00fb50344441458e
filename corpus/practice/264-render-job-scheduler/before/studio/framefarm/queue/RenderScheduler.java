package studio.framefarm.queue;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Optional;

/** Decides which render job starts next: the one with the highest priority. */
public class RenderScheduler {

    private final LinkedList<RenderJob> waiting = new LinkedList<>();
    private int framesWaiting;

    public void submit(RenderJob job) {
        ListIterator<RenderJob> at = waiting.listIterator();
        while (at.hasNext()) {
            if (at.next().priority() < job.priority()) {
                at.previous();
                break;
            }
        }
        at.add(job);
        framesWaiting += job.frames();
    }

    public Optional<RenderJob> next() {
        if (waiting.isEmpty()) {
            return Optional.empty();
        }
        RenderJob job = waiting.removeFirst();
        framesWaiting -= job.frames();
        return Optional.of(job);
    }

    /** Takes jobs until their frames reach the budget of a node. */
    public List<RenderJob> nextBatch(int frameBudget) {
        List<RenderJob> batch = new ArrayList<>();
        int frames = 0;
        while (!waiting.isEmpty() && frames + waiting.getFirst().frames() <= frameBudget) {
            RenderJob job = next().get();
            frames += job.frames();
            batch.add(job);
        }
        return batch;
    }

    public int framesWaiting() {
        return framesWaiting;
    }
}
