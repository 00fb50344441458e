package com.vitalmesh.stats;

public class SumTracker extends SampleTracker {

    private long sum;

    public SumTracker(long... initial) {
        for (long sample : initial) {
            record(sample);
        }
    }

    @Override
    protected void update(long sample) {
        sum += sample;
    }

    @Override
    public long summary() {
        return sum;
    }
}
