package com.waterworks.pump;

/** Switches a pump with hysteresis between two levels. */
public final class PumpController {
    private final double low;
    private final double high;
    private MetricsSink sink;
    private boolean running;
    private int switches;

    public PumpController(double low, double high, MetricsSink sink) {
        if (low >= high) {
            throw new IllegalArgumentException("low must be below high");
        }
        this.low = low;
        this.high = high;
        this.sink = sink;
    }

    public void report(MetricsSink newSink) {
        this.sink = newSink;
    }

    public boolean onLevel(double level) {
        if (sink != null) {
            sink.gauge("level", level);
        }
        if (!running && level > high) {
            running = true;
            switches++;
            if (sink != null) {
                sink.count("pump.on");
            }
        } else if (running && level < low) {
            running = false;
            switches++;
            if (sink != null) {
                sink.count("pump.off");
            }
        }
        return running;
    }

    public int switches() {
        return switches;
    }
}
