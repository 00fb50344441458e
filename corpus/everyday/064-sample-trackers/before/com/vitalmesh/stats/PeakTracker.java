package com.vitalmesh.stats;

public class PeakTracker extends SampleTracker {

    private long peak = 0;

    public PeakTracker(long... initial) {
        for (long sample : initial) {
            record(sample);
        }
    }

    @Override
    protected void update(long sample) {
        peak = Math.max(peak, sample);
    }

    @Override
    public long summary() {
        return peak;
    }
}
