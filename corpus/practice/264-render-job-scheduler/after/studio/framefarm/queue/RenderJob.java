package studio.framefarm.queue;

public record RenderJob(String id, int priority, int frames) {

    public RenderJob {
        if (frames < 1) {
            throw new IllegalArgumentException("frames " + frames);
        }
    }
}
