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
        this.sink = SilentSink.unlessGiven(sink);
    }

    public void report(MetricsSink newSink) {
        this.sink = SilentSink.unlessGiven(newSink);
    }

    public boolean onLevel(double level) {
        sink.gauge("level", level);
        if (!running && level > high) {
            switchTo(true, "pump.on");
        } else if (running && level < low) {
            switchTo(false, "pump.off");
        }
        return running;
    }

    private void switchTo(boolean on, String metric) {
        running = on;
        switches++;
        sink.count(metric);
    }

    public int switches() {
        return switches;
    }
}
