package com.waterworks.pump;

/** Stands in when nobody wants metrics. */
enum SilentSink implements MetricsSink {
    INSTANCE;

    static MetricsSink unlessGiven(MetricsSink sink) {
        return sink == null ? INSTANCE : sink;
    }

    @Override
    public void count(String name) {
    }

    @Override
    public void gauge(String name, double value) {
    }
}
