package com.vitalmesh.stats;

import java.util.ArrayList;
import java.util.List;

/** Keeps raw samples and whatever summary a subclass maintains. */
public abstract class SampleTracker {

    protected final List<Long> samples = new ArrayList<>();

    public void record(long sample) {
        if (sample < 0) {
            throw new IllegalArgumentException("negative sample " + sample);
        }
        samples.add(sample);
        update(sample);
    }

    protected abstract void update(long sample);

    public abstract long summary();

    public int count() {
        return samples.size();
    }
}
