package time.ticks;

import java.util.function.LongSupplier;

public class Stopwatch {
    private final LongSupplier clock;
    private long started;
    private long total;
    private boolean running;

    public Stopwatch(LongSupplier clock) {
        this.clock = clock;
    }

    public void start() {
        if (!running) {
            started = clock.getAsLong();
            running = true;
        }
    }

    public long stop() {
        if (running) {
            total += clock.getAsLong() - started;
            running = false;
        }
        return total;
    }

    public boolean running() {
        return running;
    }
}
