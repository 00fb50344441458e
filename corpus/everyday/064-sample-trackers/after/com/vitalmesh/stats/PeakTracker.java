package com.vitalmesh.stats;

public class PeakTracker extends SampleTracker {

    private long peak = 0;

    public PeakTracker(long... initial) {
        super(initial);
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
