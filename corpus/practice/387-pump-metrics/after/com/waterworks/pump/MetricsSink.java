package com.waterworks.pump;

public interface MetricsSink {
    void count(String name);

    void gauge(String name, double value);
}
