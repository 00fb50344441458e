package com.fieldsense.filter;

/** A stateful filter that is fed one raw sample at a time. */
public interface SampleFilter {
    double accept(double sample);

    void reset();
}
