package studio.framefarm.queue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/** Decides which render job starts next: the one with the highest priority. */
public class RenderScheduler {

    private final Queue<RenderJob> waiting =
            new PriorityQueue<>(Comparator.comparingInt(RenderJob::priority).reversed());
    private int framesWaiting;

    public void submit(RenderJob job) {
        waiting.add(job);
        framesWaiting += job.frames();
    }

    public Optional<RenderJob> next() {
        Optional<RenderJob> job = Optional.ofNullable(waiting.poll());
        job.ifPresent(j -> framesWaiting -= j.frames());
        return job;
    }

    /** Takes jobs until their frames reach the budget of a node. */
    public List<RenderJob> nextBatch(int frameBudget) {
        List<RenderJob> batch = new ArrayList<>();
        int frames = 0;
        while (!waiting.isEmpty() && frames + waiting.peek().frames() <= frameBudget) {
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
