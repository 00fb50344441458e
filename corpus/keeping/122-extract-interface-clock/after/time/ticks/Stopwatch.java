package time.ticks;

import java.util.function.LongSupplier;

public class Stopwatch {
    private final TimeSource source;
    private long started;
    private long total;
    private boolean running;

    public Stopwatch(LongSupplier clock) {
        this.source = () -> clock.getAsLong();
    }

    public void start() {
        if (running) {
            return;
        }
        started = source.now();
        running = true;
    }

    public long stop() {
        if (running) {
            total += source.now() - started;
            running = false;
        }
        return total;
    }

    public boolean running() {
        return running;
    }
}
